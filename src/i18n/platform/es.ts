import type { platformMessages as English } from './en'

export const platformMessages: Record<keyof typeof English, string> = {
  announcementCritical: 'Crítico',
  announcementFrom: 'Mostrar desde',
  announcementFromHelp: 'Déjelo vacío para mostrarlo de inmediato.',
  announcementHelp:
    'Todas las personas que inician sesión lo ven sobre cada pantalla hasta que lo cierran. Un cambio lo muestra de nuevo.',
  announcementInfo: 'Información',
  announcementLevel: 'Nivel',
  announcementText: 'Texto',
  announcementTextHelp: 'Sin texto no se muestra nada. Quien no encuentra su idioma lee el texto en inglés.',
  announcementUntil: 'Mostrar hasta',
  announcementUntilHelp: 'Déjelo vacío para mostrarlo hasta que se quite el texto.',
  announcementWarning: 'Advertencia',
  platform: 'Plataforma',
  platformAccentColour: 'Color de acento',
  platformAccentColourHelp:
    'Señala lo elegido, en claro y en oscuro; el texto en este color se oscurece o aclara hasta que se lee bien. Vacío: {{usual}}.',
  platformAddressWrong: 'Escriba una dirección que empiece por https:// o http://',
  platformColourWrong: 'Escriba un color como #7a1f3d',
  platformFromEnvironment:
    '{{variable}}, en el entorno de esta instalación, fija el valor {{value}}. Prevalece sobre lo guardado aquí.',
  platformHelp: 'Estos ajustes rigen en toda la instalación y en todos sus sitios.',
  platformHelpUrl: 'Centro de ayuda',
  platformHelpUrlHelp: 'Adonde llevan los enlaces de ayuda. Vacío: {{usual}}.',
  platformJobStoppedBody:
    'Ha terminado {{count}} procesos seguidos y no se volverá a intentar. El registro del proceso explica lo ocurrido; el número de la tarea es {{id}}.',
  platformJobStoppedTitle: 'Se ha detenido la tarea {{job}}',
  platformLanguages: 'Idiomas de contenido sugeridos',
  platformLanguagesHelp:
    'Códigos como en, cy o ar. Aparecen primero cuando un sitio añade un idioma; los demás se pueden elegir igualmente.',
  platformLanguageWrong: '{{value}} no es el código de un idioma de contenido',
  platformLineWrong: 'Escriba una sola línea de texto sin formato',
  platformMailFooter: 'Pie de los correos',
  platformMailFooterHelp: 'Cierra todos los correos: por ejemplo, el nombre y la dirección de su empresa.',
  platformProductName: 'Nombre del producto',
  platformProductNameHelp:
    'Se ve en la administración, en las pestañas del navegador y en los correos. Vacío: {{usual}}.',
  platformStudioUrl: 'Constructor de temas',
  platformStudioUrlHelp: 'Dirección de otro constructor de temas sin código. Vacío: el de esta instalación.',
  platformSupportEmail: 'Correo de asistencia',
  platformSupportHelp:
    'El personal encuentra un contacto de asistencia en su menú de usuario: la dirección web si la hay; si no, el correo.',
  platformSupportUrl: 'Dirección web de asistencia',
  platformTimezones: 'Zonas horarias ofrecidas',
  platformTimezonesHelp: 'Nombres como Europe/London, en el orden en que los sitios eligen. Vacío: {{usual}}.',
  platformZoneWrong: '{{value}} no es una zona horaria',
}
