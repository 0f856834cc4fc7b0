export const wallets = {
  'crypto.wallet.otherEthereum': 'portfel Ethereum',
  'crypto.wallet.otherSolana': 'portfel Solana',
  'crypto.wallet.continueWithEthereum': 'Kontynuuj przez portfel Ethereum',
  'crypto.wallet.continueWithSolana': 'Kontynuuj przez portfel Solana',
  'crypto.wallet.continueWithOtherWallet': 'Kontynuuj przez inny portfel',
  'crypto.wallet.setupNewWallet': 'Skonfiguruj nowy portfel kryptowalut',

  'crypto.connectWallet.title': 'Połącz portfel',
  'crypto.connectWallet.instructionPopup': 'Wybierz konto w portfelu ({wallet}).',
  'crypto.signMessage.title': 'Podpisz wiadomość',
  'crypto.signMessage.instruction':
    'Podpisz wiadomość w portfelu ({wallet}), aby potwierdzić, że konto należy do Ciebie. To nic nie kosztuje i nie przenosi środków.',
  'crypto.signMessage.account': 'Konto {address}',
  'crypto.troubleHelp':
    'Nie widać okna? Otwórz portfel: być może prośba czeka właśnie tam. Jeśli nie, wróć i spróbuj ponownie.',

  'crypto.continueWithOtherWallet.title': 'Kontynuuj przez inny portfel',
  'crypto.setupNewWallet.title': 'Skonfiguruj nowy portfel kryptowalut',
  'crypto.setupNewWallet.content':
    'Portfel to rozszerzenie przeglądarki lub aplikacja, która przechowuje Twoje konta.',
  'crypto.setupNewWallet.instruction':
    'Wybierz portfel i wykonaj podane kroki. Potem wróć i odśwież tę stronę.',

  'crypto.success.title': 'Gotowe!',
  'crypto.success.content': 'Portfel został połączony.',

  'crypto.error.title': 'Wygląda na to, że wystąpił błąd',
  'crypto.error.content': 'Możesz też wrócić i wybrać inny portfel lub inny sposób logowania.',
  'crypto.error.connect': '[Błąd] Nie udało się połączyć z portfelem',
  'crypto.error.sign': '[Błąd] Nie udało się podpisać wiadomości',
  'crypto.error.declined': 'Prośba została odrzucona w portfelu. Jeśli nie tak miało być, spróbuj ponownie.',
  'crypto.error.unauthorized':
    'Portfel nie pozwala tej witrynie używać tego konta. Odblokuj go, zezwól w nim tej witrynie i spróbuj ponownie.',
  'crypto.error.disconnected':
    'Portfel jest zablokowany lub nie ma połączenia. Otwórz go, sprawdź, czy jest online, i spróbuj ponownie.',
  'crypto.error.alreadyOpen':
    'Portfel wciąż czeka na odpowiedź na wcześniejszą prośbę. Otwórz go, odpowiedz na nią i spróbuj ponownie.',
  'crypto.error.noAccount':
    'Portfel nie podał żadnego konta. Utwórz lub wybierz w nim konto i spróbuj ponownie.',
  'crypto.error.accountChanged':
    'W międzyczasie w portfelu wybrano inne konto. Spróbuj ponownie, aby zalogować się tym kontem.',
  'crypto.error.wrongSignature':
    'Podpis nie pochodzi z połączonego konta lub dotarł zbyt późno. Spróbuj ponownie.',
  'crypto.error.gone': 'Portfel nie jest już dostępny na tej stronie. Odśwież stronę i spróbuj ponownie.',
  'crypto.error.otherSite':
    'Wiadomość utworzono dla innej witryny, więc nie poproszono portfela o jej podpisanie.',
  'crypto.error.unsafe':
    'Wiadomość nie jest taka, jak powinna, więc nie poproszono portfela o jej podpisanie.',
};
