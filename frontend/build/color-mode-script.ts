/** Runs before the first paint, so that a dark page never flashes white. Reads what `src/app/color-mode` stores. */
export const colorModeScript =
  "(function(){var d=document.documentElement,p='system';" +
  "try{p=localStorage.getItem('color-mode')||p}catch(e){}" +
  'var f=d.dataset.forceTheme||p;' +
  "d.dataset.theme=f==='dark'||(f!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light'})()";
