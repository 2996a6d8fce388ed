/** Texts of saved views. */
export const en = {
  viewAll: 'Whole list',
  viewFailed: 'Something went wrong. Try again.',
  viewMost: 'You already have {{count}} views of this list. Remove one first.',
  viewNothing: 'There is nothing to save yet. Search, filter or sort the list first.',
  viewOfColleague: '{{title}} (shared)',
  viewRemove: 'Remove this view',
  viewSave: 'Save this view',
  viewSaveHelp: 'Saves the search, filters, order and columns.',
  viewShare: 'Share with colleagues',
  viewTitle: 'Name',
  viewUnshare: 'Keep it to yourself',
  viewsLabel: 'Saved views',
}
