/** Runs before the first paint, so that a dark page never flashes white, and follows the device from then on. Reads what
 * `src/site/color-mode` and `src/site/preferences` store. */
export const colorModeScript =
  "(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');" +
  "function a(){var p='system';" +
  "try{p=localStorage.getItem('color-mode')||p}catch(e){}" +
  'var f=d.dataset.forceTheme||p;' +
  "d.dataset.theme=f==='dark'||(f!=='light'&&m.matches)?'dark':'light'}" +
  "try{d.dataset.density=localStorage.getItem('density')||'comfortable'}catch(e){}" +
  "a();m.addEventListener('change',a)})()";
