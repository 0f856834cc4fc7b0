// A classic script that runs before the first paint, so that a chosen theme never flashes in.
// Its storage key and parameter are those of theme.ts, which it cannot import.
{
  let theme = new URLSearchParams(location.search).get('theme');
  try {
    theme ??= localStorage.getItem('pricerx_demo_theme');
  } catch {
    // No storage: the system's choice stands.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}
