import type { en } from './en'

export const cy: Record<keyof typeof en, string> = {
  messengerClose: 'Diffodd negeseuon',
  messengerFailed: 'Nid oedd modd cadw hyn. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  messengerHelp:
    'Ysgrifennwch at y bobl sy’n rhedeg y gosodiad hwn o fotwm yng nghornel pob sgrin. Mae’r cwmni negeseuon yn cael eich enw a’ch cyfeiriad e-bost.',
  messengerShown: 'Dangos y botwm',
  messengerTitle: 'Negeseuon',
}
