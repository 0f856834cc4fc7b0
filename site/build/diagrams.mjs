import { renderMermaidSVG } from 'beautiful-mermaid';

let drawn = 0;

/**
 * A Mermaid diagram as a picture, with its text to unfold. Its colours are in styles/diagram.css, because the site's policy
 * refuses inline styles.
 * @param escape the escaping of HTML.
 */
export function drawDiagram(code, escape) {
  drawn += 1;
  const svg = renderMermaidSVG(code)
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/^(<svg [^>]*?) style="[^"]*"/, '$1 role="img" aria-label="Diagram"')
    // Several diagrams of a page must not share ids.
    .replaceAll(/(\bid="|url\(#)([\w-]+)/g, `$1$2-${drawn}`);
  return `<figure class="diagram"><div class="scroll">${svg}</div>
<details><summary>The diagram as text</summary><pre><code>${escape(code)}</code></pre></details></figure>\n`;
}
