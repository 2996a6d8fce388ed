import type { en as English } from './en'

export const es: Record<keyof typeof English, string> = {
  viewAll: 'Lista completa',
  viewFailed: 'No ha funcionado. Inténtelo de nuevo.',
  viewMost: 'Ya tiene {{count}} vistas de esta lista. Elimine una antes.',
  viewNothing: 'Todavía no hay nada que guardar. Busque, filtre u ordene primero la lista.',
  viewOfColleague: '{{title}} (compartida)',
  viewRemove: 'Eliminar esta vista',
  viewSave: 'Guardar esta vista',
  viewSaveHelp: 'Guarda la búsqueda, los filtros, el orden y las columnas.',
  viewShare: 'Compartir con colegas',
  viewTitle: 'Nombre',
  viewUnshare: 'Guardarla solo para usted',
  viewsLabel: 'Vistas guardadas',
}
