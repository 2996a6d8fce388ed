import type { en as English } from './en'

export const cy: Record<keyof typeof English, string> = {
  viewAll: 'Y rhestr gyfan',
  viewFailed: 'Aeth rhywbeth o’i le. Rhowch gynnig arall arni.',
  viewMost: 'Mae gennych {{count}} golwg ar y rhestr hon eisoes. Tynnwch un yn gyntaf.',
  viewNothing: 'Nid oes dim i’w gadw eto. Chwiliwch, hidlwch neu drefnwch y rhestr yn gyntaf.',
  viewOfColleague: '{{title}} (wedi’i rannu)',
  viewRemove: 'Tynnu’r olwg hon',
  viewSave: 'Cadw’r olwg hon',
  viewSaveHelp: 'Yn cadw’r chwiliad, yr hidlyddion, y drefn a’r colofnau.',
  viewShare: 'Rhannu â chydweithwyr',
  viewTitle: 'Enw',
  viewUnshare: 'Ei gadw i chi’ch hun',
  viewsLabel: 'Golygon a gadwyd',
}
