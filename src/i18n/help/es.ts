import type { helpMessages as English } from './en'

export const helpMessages: Record<keyof typeof English, string> = {
  helpAll: 'Todos los temas',
  helpFind: 'Buscar en la ayuda',
  helpFound_one: '{{count}} apartado encontrado',
  helpFound_other: '{{count}} apartados encontrados',
  helpGuides: 'Guías',
  helpInEnglish: 'La ayuda está en inglés.',
  helpIntro: 'Cómo se hace cada cosa, tema por tema.',
  helpNext: 'Siguiente: {{topic}}',
  helpNone: 'Nada en la ayuda coincide',
  helpNoneHelp: 'Pruebe con otra palabra en inglés o consulte los temas.',
  helpOnPage: 'En esta página',
  helpTable: 'Tabla',
  helpTopics: 'Temas',
}
