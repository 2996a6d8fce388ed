import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  searchClear: 'Borrar',
  searchDrafts: 'Borradores',
  searchFailed: 'No se pudo buscar',
  searchHelp: 'Encuentra eventos, páginas, personas y todo lo demás de este sitio.',
  searchIdle: 'Escriba un título, un nombre o parte de una dirección. No importan los acentos ni las erratas pequeñas.',
  searchLabel: 'Buscar en todo el contenido',
  searchModes: 'Dónde se busca',
  searchNothing: 'No se encontró nada',
  searchNothingDrafts: 'Los borradores se buscan solo entre las páginas.',
  searchNothingHelp: 'Busque menos palabras, o entre los borradores.',
  searchPlaceholder: 'Título, nombre o dirección',
  searchPlaceholderDrafts: 'Título de una página',
  searchPublished: 'Publicado',
  searchReturned: '{{count}} resultados para «{{query}}»',
  searchSearching: 'Buscando...',
  searchShowAll: 'Mostrar los {{count}}',
  searchShowMore: 'Mostrar {{count}} más de {{total}}',
}
