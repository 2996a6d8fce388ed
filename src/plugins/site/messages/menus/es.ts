import type { menusEnglish } from './en'

export const menusSpanish: Record<keyof typeof menusEnglish, string> = {
  menuAdd: 'Añadir',
  menuAddFailed: 'No se pudo añadir la página',
  menuAdded: 'Añadida al borrador del menú principal. Publíquelo para mostrarla a los visitantes.',
  menuAddOf: 'Añadir {{title}} al menú principal',
  menuArrange: 'Organizar',
  menuArrangeOf: 'Organizar: {{place}}',
  menuByItselfFooter: 'Se forma solo: sus listas, las páginas superiores del árbol y la política de privacidad.',
  menuByItselfMain: 'Se forma solo: las páginas superiores del árbol, en su orden.',
  menuDraftOnly: 'Los visitantes ven lo que se forma solo hasta que publique esto.',
  menuEntries_one: '{{count}} entrada',
  menuEntries_other: '{{count}} entradas',
  menuMissing: 'Páginas publicadas que no están en ningún menú',
  menuMissingHelp: 'Están en lo más alto del árbol. Los visitantes solo las encuentran por enlaces y por la búsqueda.',
  menuPlaces: 'Menús',
  menuStart: 'Empezar con el menú actual',
  menuStartEmpty: 'Empezar vacío',
  menuStartEmptyOf: 'Empezar vacío: {{place}}',
  menuStartFailed: 'No se pudo empezar el menú',
  menuStartOf: 'Empezar con el menú actual: {{place}}',
  menusHelp:
    'Organice lo que los visitantes ven arriba y abajo en cada página. Una vez publicado un menú, publicar una página ya no lo cambia.',
}
