/** Texts of the screen of menus. */
export const menusEnglish = {
  menuAdd: 'Add',
  menuAddFailed: 'Failed to add the page',
  menuAdded: 'Added to the draft of the main menu. Publish it to show it to visitors.',
  menuAddOf: 'Add {{title}} to the main menu',
  menuArrange: 'Arrange',
  menuArrangeOf: 'Arrange: {{place}}',
  menuByItselfFooter: 'Made by itself: your lists, the pages on top of the tree and the privacy policy.',
  menuByItselfMain: 'Made by itself: the pages on top of the tree, in its order.',
  menuDraftOnly: 'Visitors see what is made by itself until you publish this.',
  menuEntries_one: '{{count}} entry',
  menuEntries_other: '{{count}} entries',
  menuMissing: 'Published pages that are in no menu',
  menuMissingHelp: 'They stand on top of the tree. Visitors find them by links and search alone.',
  menuPlaces: 'Menus',
  menuStart: 'Start from the current menu',
  menuStartEmpty: 'Start empty',
  menuStartEmptyOf: 'Start empty: {{place}}',
  menuStartFailed: 'Failed to start the menu',
  menuStartOf: 'Start from the current menu: {{place}}',
  menusHelp:
    'Arrange what visitors see at the top and at the end of every page. Once you have published a menu, publishing a page no longer changes it.',
}
