import type { menusEnglish } from './en'

export const menusWelsh: Record<keyof typeof menusEnglish, string> = {
  menuAdd: 'Ychwanegu',
  menuAddFailed: 'Methwyd ag ychwanegu’r dudalen',
  menuAdded: 'Ychwanegwyd at ddrafft y brif ddewislen. Cyhoeddwch hi i’w dangos i ymwelwyr.',
  menuAddOf: 'Ychwanegu {{title}} at y brif ddewislen',
  menuArrange: 'Trefnu',
  menuArrangeOf: 'Trefnu: {{place}}',
  menuByItselfFooter: 'Crëwyd yn awtomatig: eich rhestrau, y tudalennau lefel uchaf a’r polisi preifatrwydd.',
  menuByItselfMain: 'Crëwyd yn awtomatig: y tudalennau lefel uchaf, yn nhrefn y goeden.',
  menuDraftOnly: 'Mae ymwelwyr yn gweld y ddewislen awtomatig nes i chi gyhoeddi hon.',
  menuEntries_one: '{{count}} cofnod',
  menuEntries_other: '{{count}} o gofnodion',
  menuMissing: 'Tudalennau cyhoeddedig nad ydynt mewn dewislen',
  menuMissingHelp:
    'Tudalennau lefel uchaf yw’r rhain. Dim ond drwy ddolenni a chwilio y mae ymwelwyr yn dod o hyd iddynt.',
  menuPlaces: 'Dewislenni',
  menuStart: 'Dechrau o’r ddewislen bresennol',
  menuStartEmpty: 'Dechrau’n wag',
  menuStartEmptyOf: 'Dechrau’n wag: {{place}}',
  menuStartFailed: 'Methwyd â dechrau’r ddewislen',
  menuStartOf: 'Dechrau o’r ddewislen bresennol: {{place}}',
  menusHelp:
    'Trefnwch yr hyn y mae ymwelwyr yn ei weld ar frig ac ar waelod pob tudalen. Ar ôl i chi gyhoeddi dewislen, nid yw tudalennau newydd eu cyhoeddi yn ei newid mwyach.',
}
