// A classic script that runs before the first paint, so that neither a chosen theme nor the developer panel jumps in.
// Its storage key and parameters are those of theme.ts and switches.ts, which it cannot import.
{
  const query = new URLSearchParams(location.search);
  let theme = query.get('theme');
  try {
    theme ??= localStorage.getItem('pricerx_demo_theme');
  } catch {
    // No storage: the system's choice stands.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle('with-developer', query.get('dev') === '1');
}
