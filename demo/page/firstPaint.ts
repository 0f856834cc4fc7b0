// A classic script that sets the theme and the developer panel before the first paint, to avoid a flash.
// It repeats the storage key of theme.ts and the parameters of switches.ts, because a classic script cannot import.
{
  const query = new URLSearchParams(location.search);
  let theme = query.get('theme');
  try {
    theme ??= localStorage.getItem('pricerx_demo_theme');
  } catch {
    // Without storage the system's colour scheme is used.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle('with-developer', query.get('dev') === '1');
}
