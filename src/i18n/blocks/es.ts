import type { blocksMessages as English } from './en'

export const blocksMessages: Record<keyof typeof English, string> = {
  blockHelp_callToAction: 'Un título, unas palabras y uno o dos botones.',
  blockHelp_columns: 'De dos a cuatro columnas, cada una con texto e imagen.',
  blockHelp_eventList: 'Próximos eventos, una colección o los eventos que elija.',
  blockHelp_faq: 'Preguntas que se abren para mostrar su respuesta.',
  blockHelp_form: 'Uno de sus formularios, para que lo rellene el público.',
  blockHelp_gallery: 'Varias imágenes una junto a otra.',
  blockHelp_hero: 'El comienzo de una página: un título sobre una imagen, con enlaces.',
  blockHelp_image: 'Una imagen con su pie, del ancho que quiera.',
  blockHelp_liquid: 'Una plantilla que escribe un desarrollador.',
  blockHelp_peopleList: 'Retratos y nombres de las personas que elija.',
  blockHelp_quote: 'Lo que dijo la crítica o alguien del público.',
  blockHelp_reusable: 'Contenido que comparten varias páginas y se edita una sola vez.',
  blockHelp_text: 'Párrafos con títulos, listas, enlaces e imágenes.',
  blockHelp_video: 'Una película de YouTube, Vimeo u otro servicio.',
}
