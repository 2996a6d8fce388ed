/** Texts of the screen of menus. */
export const menusEnglish = {
  menuAdd: 'Add',
  menuAddFailed: 'Failed to add the page',
  menuAdded: 'Added to the draft of the main menu. Publish it to show it to visitors.',
  menuAddOf: 'Add {{title}} to the main menu',
  menuArrange: 'Arrange',
  menuArrangeOf: 'Arrange: {{place}}',
  menuByItselfFooter: 'Created automatically: your lists, the top-level pages and the privacy policy.',
  menuByItselfMain:
    'Created automatically: the list of events once one is published, and the top-level pages in the order of the tree.',
  menuDraftOnly: 'Visitors see the automatic menu until you publish this.',
  menuEntries_one: '{{count}} entry',
  menuEntries_other: '{{count}} entries',
  menuMissing: 'Published pages that are not in a menu',
  menuMissingHelp: 'These are top-level pages. Visitors find them only by links and search.',
  menuPlaces: 'Menus',
  menuStart: 'Start from the current menu',
  menuStartEmpty: 'Start empty',
  menuStartEmptyOf: 'Start empty: {{place}}',
  menuStartFailed: 'Failed to start the menu',
  menuStartOf: 'Start from the current menu: {{place}}',
  menusHelp:
    'Arrange what visitors see at the top and bottom of every page. Once you have published a menu, newly published pages no longer change it.',
}
