import type { uploadsMessages as en } from './en'

export const uploadsMessages: typeof en = {
  uploadAnimationTooLarge: 'Esta animación es demasiado grande. Use una más pequeña, con menos fotogramas, o un vídeo.',
  uploadCropInvalid: 'Este recorte queda fuera de la imagen. Vuelva a elegirlo.',
  uploadDamaged:
    'No se puede leer esta imagen. El archivo parece estar incompleto o dañado. Cópielo de nuevo, o ábralo en otro programa y guárdelo en uno de estos formatos: {{pictures}}.',
  uploadFocalPointInvalid: 'El punto focal debe estar dentro de la imagen: del 0 al 100 por ciento de su ancho y alto.',
  uploadOneAtATime: 'Cambie el archivo de un solo documento cada vez.',
  uploadPdfDamaged: 'No se puede leer este PDF. El archivo parece estar incompleto: expórtelo de nuevo.',
  uploadServerBusy: 'Se están subiendo muchos archivos en este momento. Inténtelo de nuevo dentro de un momento.',
  uploadSiteBusy: 'Su sitio está subiendo muchos archivos en este momento. Inténtelo de nuevo cuando terminen algunos.',
  uploadSvgDamaged: 'No se puede leer este SVG. Expórtelo de nuevo.',
  uploadSvgTooComplex: 'Este SVG es demasiado complejo. Simplifíquelo o súbalo como PNG.',
  uploadSvgTooLarge: 'Seleccione un SVG de menos de {{megabytes}} MB o súbalo como PNG.',
  uploadTooLarge: 'Esta imagen es demasiado grande. Use una de {{megapixels}} megapíxeles como máximo.',
  uploadTooLongAndNarrow:
    'Esta imagen es demasiado larga y estrecha. Su lado largo puede medir hasta {{ratio}} veces el corto.',
  uploadTooLongSide: 'Esta imagen es demasiado larga. Cada lado puede medir hasta {{pixels}} píxeles.',
  uploadTooMuchWork: 'Esta imagen tarda demasiado en procesarse. Expórtela de nuevo con menos píxeles.',
  uploadUnsupported: 'Este tipo de archivo no se admite. Guárdelo o expórtelo en uno de estos formatos: {{types}}.',
}
