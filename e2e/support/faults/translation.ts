/** What a browser's translation does: each text becomes a `<font>` with another text, now and whenever a text is added. */
export const translation = (before = '', after = ''): string => `(function () {
  function isLeft(element) { return !element || element.closest('[translate=no], script, style, title, textarea, font'); }
  function translate(root) {
    var walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(function (text) {
      if (!text.data.trim() || isLeft(text.parentElement)) return;
      var outer = document.createElement('font'), inner = document.createElement('font');
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = '${before}' + text.data + '${after}';
      outer.appendChild(inner);
      text.parentNode.replaceChild(outer, text);
    });
  }
  document.documentElement.className = 'translated-ltr';
  translate(document.body);
  new MutationObserver(function (records) {
    records.forEach(function (record) {
      record.addedNodes.forEach(function (added) { translate(added.nodeType === 3 ? added.parentNode || added : added); });
      if (record.type === 'characterData' && record.target.parentNode) translate(record.target.parentNode);
    });
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
})();`;
