import type { en } from './en'

export const es: Record<keyof typeof en, string> = {
  activityStarterChosen: 'Empezó el sitio con el modelo «{{starter}}»',
  activityStarterRemoved_one: 'Quitó el modelo: {{count}} documento',
  activityStarterRemoved_other: 'Quitó el modelo: {{count}} documentos',
  starterArtsCentre: 'Centro de artes',
  starterArtsCentreHelp: 'Blanco y verde, letras claras, eventos en lista. Con páginas de alquiler y de la cafetería.',
  starterBegan: 'Su sitio empezó con el modelo «{{starter}}»',
  starterBeganHelp:
    'La página de inicio está publicada. Las demás son borradores para completar; el menú muestra cada una cuando se publica.',
  starterChange: 'Elegir otro',
  starterChoose: 'Empezar con «{{starter}}»',
  starterChosen: 'Su sitio empieza ahora con el modelo «{{starter}}».',
  starterConcertHall: 'Sala de conciertos',
  starterConcertHallHelp: 'Azul profundo sobre gris claro, títulos finos, mucho espacio. Con una página educativa.',
  starterFailed: 'No se pudo cambiar el modelo. Inténtelo de nuevo.',
  starterFestival: 'Festival',
  starterFestivalHelp: 'Amarillo cálido y magenta, títulos estrechos y fuertes. Con páginas de abonos y voluntariado.',
  starterHelp: 'Páginas, menús, textos y colores para empezar. Puede cambiarlo todo, y quitar el modelo de una vez.',
  starterKept_one: '{{count}} documento se queda, porque alguien lo ha cambiado o lo usa: {{titles}}',
  starterKept_other: '{{count}} documentos se quedan, porque alguien los ha cambiado o los usa: {{titles}}',
  starterPages: 'Las páginas habituales, como borradores',
  starterPagesHelp: 'Las páginas que casi todo sitio tiene, sin colores.',
  starterRemove: 'Quitar el modelo',
  starterRemoved_one: 'Se quitó {{count}} documento del modelo.',
  starterRemoved_other: 'Se quitaron {{count}} documentos del modelo.',
  starterRemoveHelp:
    'Se borra lo que nadie ha cambiado, con los menús y los colores. Lo que alguien ha cambiado se queda.',
  starterSiteInUse: 'Este sitio ya tiene contenido propio. Los modelos son para sitios vacíos.',
  starterTheatre: 'Teatro',
  starterTheatreHelp: 'Crema y rojo oscuro, títulos de libro, carteles. Con una página para grupos y escuelas.',
  starterTitle: 'Empiece con un modelo',
}
