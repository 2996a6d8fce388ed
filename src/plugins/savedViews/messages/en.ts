/** Texts of saved views. */
export const en = {
  viewAll: 'Whole list',
  viewFailed: 'This did not work. Try again.',
  viewMost: 'You have {{count}} views of this list already. Remove one first.',
  viewNothing: 'There is nothing to save: no search, no filter, no order.',
  viewOfColleague: '{{title}} (shared)',
  viewRemove: 'Remove this view',
  viewSave: 'Save this view',
  viewSaveHelp: 'Search, filters, order and columns come back with it.',
  viewShare: 'Share with colleagues',
  viewTitle: 'Name',
  viewUnshare: 'Keep it to yourself',
  viewsLabel: 'Saved views',
}
