import type { menusEnglish } from './en'

export const menusSpanish: Record<keyof typeof menusEnglish, string> = {
  menuAdd: 'Añadir',
  menuAddFailed: 'No se pudo añadir la página',
  menuAdded: 'Añadida al borrador del menú principal. Publíquelo para mostrarla a los visitantes.',
  menuAddOf: 'Añadir {{title}} al menú principal',
  menuArrange: 'Organizar',
  menuArrangeOf: 'Organizar: {{place}}',
  menuByItselfFooter: 'Se crea automáticamente: sus listas, las páginas del primer nivel y la política de privacidad.',
  menuByItselfMain:
    'Se crea automáticamente: la lista de eventos en cuanto uno se publica y las páginas del primer nivel, en el orden del árbol.',
  menuDraftOnly: 'Los visitantes ven el menú automático hasta que publique esto.',
  menuEntries_one: '{{count}} entrada',
  menuEntries_other: '{{count}} entradas',
  menuMissing: 'Páginas publicadas que no están en ningún menú',
  menuMissingHelp: 'Son páginas del primer nivel. Los visitantes solo las encuentran por enlaces y por la búsqueda.',
  menuPlaces: 'Menús',
  menuStart: 'Empezar con el menú actual',
  menuStartEmpty: 'Empezar vacío',
  menuStartEmptyOf: 'Empezar vacío: {{place}}',
  menuStartFailed: 'No se pudo empezar el menú',
  menuStartOf: 'Empezar con el menú actual: {{place}}',
  menusHelp:
    'Organice lo que los visitantes ven arriba y abajo en cada página. Una vez publicado un menú, publicar una página ya no lo cambia.',
}
