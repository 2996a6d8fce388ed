import type { uploadsMessages as en } from './en'

export const uploadsMessages: typeof en = {
  uploadAnimationTooLarge: 'Esta animación es demasiado grande. Usa una más pequeña, con menos fotogramas, o un vídeo.',
  uploadCropInvalid: 'Este recorte queda fuera de la imagen. Vuelve a elegirlo.',
  uploadDamaged: 'No se puede leer esta imagen. El archivo parece estar dañado: expórtalo de nuevo.',
  uploadServerBusy: 'Se están subiendo muchos archivos en este momento. Inténtalo de nuevo dentro de un momento.',
  uploadSiteBusy: 'Tu sitio está subiendo muchos archivos en este momento. Inténtalo de nuevo cuando terminen algunos.',
  uploadSvgDamaged: 'No se puede leer este SVG. Expórtalo de nuevo.',
  uploadSvgTooComplex: 'Este SVG es demasiado complejo. Simplifícalo o súbelo como PNG.',
  uploadSvgTooLarge: 'Selecciona un SVG de menos de {{megabytes}} MB o súbelo como PNG.',
  uploadTooLarge: 'Esta imagen es demasiado grande. Usa una de {{megapixels}} megapíxeles como máximo.',
  uploadTooLongAndNarrow:
    'Esta imagen es demasiado larga y estrecha. Su lado largo puede medir hasta {{ratio}} veces el corto.',
  uploadTooMuchWork: 'Esta imagen tarda demasiado en procesarse. Expórtala de nuevo con menos píxeles.',
  uploadUnsupported: 'Tipo de archivo no admitido',
}
