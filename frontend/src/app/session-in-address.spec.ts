import { createMemoryRouter } from 'react-router';
import { yearParameter } from '../site/paths';
import { tabStorage } from '../site/safe-storage';
import { keepSessionInAddress } from './session-in-address';

const ofSession = ['/kelas', '/set'];

async function opened(address: string) {
  const routes = [...ofSession, '/hari'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  keepSessionInAddress(router, (path) => ofSession.includes(path));
  const addressNow = () => router.state.location.pathname + router.state.location.search;
  const follow = async (to: string) => {
    await router.navigate(to);
    return addressNow();
  };
  const shown = (pathname: string) =>
    router.createHref({ ...router.state.location, pathname, search: '', hash: '' });
  return { follow, shown };
}

beforeEach(() => tabStorage.removeItem(yearParameter));

it('goes from page to page in the session that one of them is about', async () => {
  const { follow, shown } = await opened('/kelas?sesi=2027');
  expect(shown('/set')).toBe('/set?sesi=2027');
  expect(await follow('/set')).toBe('/set?sesi=2027');
  expect(await follow('/kelas?bahagian=subjek')).toBe('/kelas?bahagian=subjek&sesi=2027');
  expect(await follow('?bahagian=kelas')).toBe('/kelas?bahagian=kelas&sesi=2027');
});

it('is found again behind a page of days, whose own address stays as it is', async () => {
  const { follow, shown } = await opened('/kelas?sesi=2027');
  expect(shown('/hari')).toBe('/hari');
  expect(await follow('/hari?minggu=2026-10-12')).toBe('/hari?minggu=2026-10-12');
  expect(await follow('/set')).toBe('/set?sesi=2027');
});

it('changes where an address names another, and is today’s where somebody types one that names none', async () => {
  const { follow } = await opened('/kelas?sesi=2027');
  expect(await follow('/kelas?sesi=2026')).toBe('/kelas?sesi=2026');
  expect(await follow('/set')).toBe('/set?sesi=2026');
  const typed = await opened('/set');
  expect(await typed.follow('/kelas')).toBe('/kelas');
});
