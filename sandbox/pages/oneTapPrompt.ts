/**
 * Source of `drawPrompt(options)`, which shows a card with the accounts to choose from and returns its element. A shadow
 * root separates the styles of page and card. Styles are set as properties, which every content security policy allows.
 * `options`: parent (null for a floating card), project, accounts, choose(email), which returns an error text or nothing,
 * and close().
 */
export const DRAW_PROMPT = /* js */ `
  const make = (tag, css, fields) => {
    const element = Object.assign(document.createElement(tag), fields);
    element.style.cssText = css;
    return element;
  };

  const BUTTON =
    'font: inherit; min-height: 44px; width: 100%; margin-top: 8px; padding: 8px 12px; border-radius: 8px; ' +
    'border: 1px solid #dadce0; background: #fff; color: #202124; text-align: left; cursor: pointer; overflow-wrap: anywhere;';
  const PRIMARY = BUTTON + ' border-color: #0b57d0; background: #0b57d0; color: #fff; text-align: center;';
  const FLOATING = 'position: fixed; top: 20px; right: 20px; width: 360px; max-width: calc(100vw - 40px); z-index: 9999;';

  function drawPrompt({ parent, project, accounts, choose, close }) {
    const host = make('div', parent ? 'display: block; width: 100%;' : FLOATING, { id: 'credential_picker_container' });
    const card = make(
      'section',
      'position: relative; box-sizing: border-box; width: 100%; padding: 16px; border-radius: 12px; border: 1px solid #dadce0; ' +
        'background: #fff; color: #202124; color-scheme: light; font: 14px/1.5 system-ui, Arial, sans-serif; ' +
        'box-shadow: 0 4px 12px rgba(0, 0, 0, .2);',
    );
    const title = 'Sign in to ' + project + ' with Google';
    card.setAttribute('role', 'dialog');
    card.setAttribute('aria-label', title);
    const heading = make('div', 'font-weight: 600; padding-right: 44px;', { textContent: title });
    const closing = make(
      'button',
      'position: absolute; top: 6px; right: 6px; width: 44px; height: 44px; border: 0; border-radius: 22px; ' +
        'background: none; color: inherit; font: 20px/1 Arial, sans-serif; cursor: pointer;',
      { type: 'button', textContent: '×', onclick: close },
    );
    closing.setAttribute('aria-label', 'Close');
    const problem = make('p', 'color: #b3261e; margin: 8px 0 0;', { id: 'problem', hidden: true });
    problem.setAttribute('role', 'alert');

    const decide = async (email) => {
      problem.hidden = true;
      const text = await choose(email);
      problem.textContent = text || '';
      problem.hidden = !text;
    };

    const known = accounts.map((email) =>
      make('button', BUTTON, { type: 'button', textContent: 'Continue as ' + email, onclick: () => decide(email) }),
    );
    const label = make('label', 'display: block; margin-top: 12px;', {
      textContent: accounts.length > 0 ? 'Email of another account' : 'Email of your account',
    });
    const input = make(
      'input',
      'box-sizing: border-box; display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 10px; font: inherit; ' +
        'color: inherit; background: #fff; border: 1px solid #747775; border-radius: 8px;',
      { type: 'email', name: 'email', autocomplete: 'email' },
    );
    label.append(input);
    const form = make('form', 'margin: 0;', {
      noValidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        decide(input.value);
      },
    });
    form.append(label, make('button', PRIMARY, { type: 'submit', textContent: 'Continue' }));

    card.append(heading, ...known, form, problem, closing);
    card.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close();
    });
    host.attachShadow({ mode: 'open' }).append(card);
    (parent || document.body).append(host);
    return host;
  }
`;
