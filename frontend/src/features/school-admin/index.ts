export { SettingHistory } from './settings/setting-history';
