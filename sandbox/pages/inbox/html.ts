/** The empty console page, which `script.ts` fills. */
export const INBOX_HTML = /* html */ `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Inbox · PriceRx sandbox</title>
  <link rel="icon" href="sandbox/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="sandbox/inbox.css">
  <script type="module" src="sandbox/inbox.js"></script>
</head>
<body>
  <header class="top">
    <div class="bar">
      <h1>PriceRx sandbox</h1>
      <label class="project"><span class="hidden">Project</span><select id="project"></select></label>
    </div>
    <nav id="tabs" class="tabs" aria-label="Sections"></nav>
  </header>
  <main>
    <p id="offline" class="offline" role="status" hidden>The sandbox does not answer. Trying again…</p>
    <div class="tools">
      <input id="search" type="search" placeholder="Search" aria-label="Search this section" autocomplete="off" spellcheck="false">
      <button id="clear" class="quiet" type="button" hidden>Clear</button>
    </div>
    <form id="fault-form" class="card form" hidden>
      <label>Call<input name="path" required value="/otps/authenticate" list="paths" spellcheck="false"></label>
      <label>What happens
        <select name="kind">
          <option value="500">Server error (500)</option>
          <option value="503">Unavailable (503, Retry-After 30)</option>
          <option value="429">Too many requests (429, Retry-After 30)</option>
          <option value="text">An answer that is no JSON</option>
          <option value="delay">Answers 5 seconds late</option>
          <option value="drop">Connection dropped</option>
        </select>
      </label>
      <label class="short">Times<input name="times" type="number" min="1" max="1000" value="1" required></label>
      <button type="submit">Add fault</button>
      <p id="fault-error" class="problem" role="alert"></p>
      <datalist id="paths"></datalist>
    </form>
    <h2 id="heading" class="hidden"></h2>
    <p id="empty" class="empty" hidden></p>
    <ul id="list" class="list" aria-labelledby="heading"></ul>
    <p id="news" class="hidden" aria-live="polite"></p>
  </main>
  <footer class="clock">
    <span>Sandbox clock <time id="now"></time></span>
    <span class="clock-buttons">
      <button class="quiet" type="button" data-advance="60000">+1 min</button>
      <button class="quiet" type="button" data-advance="600000">+10 min</button>
      <button class="quiet" type="button" id="clock-reset" hidden>Real time</button>
    </span>
  </footer>
</body>
</html>
`;

export const ICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f766e"/><path d="M7 11h18v11H7zM7 11l9 7 9-7" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`;
