import type { en } from './en'

/** Los textos de las llaves de acceso. */
export const es: Record<keyof typeof en, string> = {
  activityPasskeyAdded: 'Añadió la llave de acceso «{{name}}»',
  activityPasskeyBlocked: 'La llave de acceso «{{name}}» se bloqueó: existe una copia',
  activityPasskeyEnded: 'Eliminó la llave de acceso «{{name}}»',
  activityPasskeyRenamed: 'Cambió el nombre de la llave de acceso «{{previous}}» por «{{name}}»',
  activityPasskeyRule: 'Cambió si basta una llave de acceso para iniciar sesión',
  activityPasskeysEnded: 'Eliminó todas las llaves de acceso y las demás sesiones',
  passkeyAdd: 'Añadir una llave de acceso',
  passkeyAdded: 'La llave de acceso se ha añadido',
  passkeyAddFirstHelp:
    'Su primera llave de acceso activa la verificación en dos pasos: la contraseña sola ya no bastará y recibirá códigos de respaldo. A continuación, su dispositivo le pedirá que lo desbloquee, por ejemplo con la huella.',
  passkeyAddHelp: 'A continuación, su dispositivo le pedirá que lo desbloquee, por ejemplo con la huella.',
  passkeyAfterReset:
    'Su contraseña se restableció: inicie sesión una vez con correo y contraseña y use después esta llave de acceso.',
  passkeyAfterResetOf: 'pide una vez su contraseña nueva',
  passkeyBlocked: 'Bloqueada: existe una copia',
  passkeyBlockedHelp:
    'Una firma muestra que existe una copia de «{{name}}». Ya no permite iniciar sesión: elimínela y añada una nueva.',
  passkeyBlockedNotice: 'La llave de acceso «{{name}}» se ha bloqueado',
  passkeyCancelled: 'No se ha usado ninguna llave de acceso. Inténtelo de nuevo o elija otra forma.',
  passkeyEnd: 'Eliminar',
  passkeyEndAll: 'Eliminar todas y cerrar las demás sesiones',
  passkeyEndAllHelp:
    'Para cuando otra persona haya podido acceder a su cuenta. Todas las llaves dejan de funcionar y se cierran las sesiones en los demás dispositivos. Si no tiene una aplicación de autenticación, la verificación en dos pasos se desactiva. Después, elija una contraseña nueva.',
  passkeyEnded: 'La llave de acceso se ha eliminado',
  passkeyEndedAll: 'Se han eliminado todas las llaves y se han cerrado las demás sesiones',
  passkeyEndHelp:
    'Ya no permitirá iniciar sesión. Si es la última y no tiene una aplicación de autenticación, la verificación en dos pasos se desactiva.',
  passkeyEndOf: 'Eliminar la llave de acceso «{{name}}»',
  passkeyFailed: 'No se ha podido usar la llave de acceso. Compruebe la conexión e inténtelo de nuevo.',
  passkeyKnown:
    'Este dispositivo ya tiene una llave de acceso de su cuenta. Elija otro dispositivo o elimine primero esa llave.',
  passkeyMade: 'Añadida {{at}}',
  passkeyName: 'Nombre',
  passkeyNameHelp: 'Para reconocerla más tarde, por ejemplo «Portátil de la oficina».',
  passkeyNeedsPassword:
    'Uno de sus sitios pide también la contraseña: inicie sesión con correo y contraseña y use después su llave de acceso.',
  passkeyNever: 'nunca usada',
  passkeyNone: 'No tiene ninguna llave de acceso.',
  passkeyRefusedMany: 'Puede tener {{most}} llaves de acceso como máximo. Elimine una primero.',
  passkeyRefusedNew: 'No se ha podido añadir esta llave de acceso. Empiece de nuevo.',
  passkeyRename: 'Cambiar nombre',
  passkeyRenamed: 'El nombre de la llave de acceso se ha cambiado',
  passkeyRenameOf: 'Cambiar el nombre de la llave de acceso «{{name}}»',
  passkeyResponse: 'Respuesta del dispositivo',
  passkeyRule: 'Llaves de acceso',
  passkeyRuleHelp:
    'Una llave de acceso cuenta como verificación en dos pasos, porque el dispositivo pide la huella, la cara o un PIN. Decida si basta por sí sola.',
  passkeyRuleSaved: 'Guardado',
  passkeyRuleSwitch: 'Pedir la contraseña antes de la llave de acceso',
  passkeyRuleSwitchHelp: 'Se aplica desde el próximo inicio de sesión a todos los que trabajan en este sitio.',
  passkeysHelp: 'Inicie sesión con la huella, la cara o el PIN de su dispositivo en lugar de contraseña y código.',
  passkeySignIn: 'Iniciar sesión con una llave de acceso',
  passkeysTitle: 'Llaves de acceso',
  passkeyUnsupported: 'Este navegador no admite llaves de acceso.',
  passkeyUse: 'Usar una llave de acceso',
  passkeyUsed: 'usada por última vez {{at}}',
  passkeyUseDone: 'Llave de acceso confirmada',
  passkeyWrong: 'Esta llave de acceso no permite iniciar sesión aquí. Pruebe con otra o use su contraseña.',
}
