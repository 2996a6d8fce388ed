import type { AccountKind, LettersOf } from '../MailMessages'

export const accountLetters: LettersOf<AccountKind> = {
  addressAsked: ({ address, product }) => ({
    action: 'Abrir su cuenta',
    footnote:
      'Si ha sido usted, no tiene que hacer nada aquí. Si no, cambie ahora su contraseña: así se anula también este cambio.',
    heading: '¿Otra dirección para su cuenta?',
    paragraphs: [
      `Alguien, esperamos que usted, ha pedido cambiar la dirección de su cuenta de ${product} por ${address}. Hasta que se confirme allí, la cuenta conserva la actual.`,
    ],
    preview: 'Si no ha sido usted, cambie ahora su contraseña.',
    subject: 'Alguien ha pedido cambiar la dirección de su cuenta',
  }),
  addressChanged: ({ address, product }) => ({
    footnote:
      'Si ha sido usted, no tiene que hacer nada. Si no, puede que otra persona tenga su cuenta: avise enseguida a quienes gestionan su sitio.',
    heading: 'Su cuenta tiene otra dirección',
    paragraphs: [
      `Su cuenta de ${product} pertenece ahora a la dirección ${address}. Desde ahora inicia sesión con ella, y los correos llegan allí y no aquí.`,
    ],
    preview: 'Desde ahora inicia sesión con la nueva.',
    subject: 'Su cuenta tiene otra dirección',
  }),
  changeAddress: ({ product }) => ({
    action: 'Usar esta dirección',
    footnote:
      'Si no hace nada, la cuenta conserva su dirección anterior. Si no sabe de qué se trata, puede ignorar este correo.',
    heading: '¿Es esta su nueva dirección?',
    paragraphs: [
      `Alguien, esperamos que usted, quiere usar esta dirección para su cuenta de ${product}.`,
      'En cuanto la confirme, iniciará sesión con ella.',
    ],
    preview: 'Hasta entonces la cuenta conserva la anterior.',
    subject: 'Confirme su nueva dirección',
  }),
  newSignIn: ({ at, device, network, product }) => ({
    action: 'Ver dónde tiene la sesión abierta',
    facts: [`Dispositivo: ${device}`, `Red: ${network}`, `Hora: ${at}`],
    footnote: 'Si ha sido usted, no tiene que hacer nada. Si no, cierre esa sesión y cambie ahora su contraseña.',
    heading: '¿Ha sido usted?',
    paragraphs: [`Alguien ha iniciado sesión en su cuenta de ${product} desde un dispositivo que no conocíamos.`],
    preview: 'Desde un dispositivo que no conocíamos. ¿Ha sido usted?',
    subject: 'Nuevo inicio de sesión en su cuenta',
  }),
  resetPassword: ({ askedBy, product }) => ({
    action: 'Elegir una contraseña nueva',
    footnote: 'El enlace funciona durante una hora, una sola vez. Si no hace nada, su contraseña sigue igual.',
    heading: 'Elija una contraseña nueva',
    paragraphs: [
      askedBy
        ? `${askedBy} ha pedido que le enviemos este enlace para que elija una contraseña nueva para su cuenta de ${product}.`
        : `Alguien, esperamos que usted, ha pedido una contraseña nueva para su cuenta de ${product}.`,
    ],
    preview: 'El enlace funciona durante una hora.',
    subject: 'Elija una contraseña nueva',
  }),
  passkeyAdded: ({ passkey, product }) => ({
    action: 'Abrir su cuenta',
    footnote:
      'Si ha sido usted, no tiene que hacer nada. Si no, elimine la llave, cierre todas las sesiones y elija una contraseña nueva.',
    heading: 'Se ha añadido una llave de acceso',
    paragraphs: [
      `La llave de acceso «${passkey}» permite ahora iniciar sesión en su cuenta de ${product}. La contraseña sola ya no basta: se pide además una llave de acceso, un código o un código de respaldo.`,
    ],
    preview: 'Una llave nueva permite iniciar sesión en su cuenta.',
    subject: 'Se ha añadido una llave de acceso',
  }),
  passkeyBlocked: ({ passkey, product }) => ({
    action: 'Abrir su cuenta',
    footnote: 'Si no reconoce esta actividad, cierre todas las sesiones y elija una contraseña nueva.',
    heading: 'Se ha bloqueado una llave de acceso',
    paragraphs: [
      `La llave de acceso «${passkey}» de su cuenta de ${product} ya no permite iniciar sesión: una firma muestra que existe una copia. Elimínela en su cuenta y añada una nueva.`,
    ],
    preview: 'Parece que existe una copia de la llave.',
    subject: 'Se ha bloqueado una llave de acceso',
  }),
  passkeyEnded: ({ passkey, product }) => ({
    action: 'Abrir su cuenta',
    footnote:
      'Si ha sido usted, no tiene que hacer nada. Si no, cierre todas las sesiones y elija una contraseña nueva.',
    heading: passkey ? 'Se ha eliminado una llave de acceso' : 'Se han eliminado todas las llaves de acceso',
    paragraphs: [
      passkey
        ? `La llave de acceso «${passkey}» ya no permite iniciar sesión en su cuenta de ${product}.`
        : `Ninguna llave de acceso permite ya iniciar sesión en su cuenta de ${product}, y se han cerrado las sesiones en los demás dispositivos.`,
    ],
    preview: passkey ? 'Ya no permite iniciar sesión en su cuenta.' : 'Ya no permiten iniciar sesión en su cuenta.',
    subject: passkey ? 'Se ha eliminado una llave de acceso' : 'Se han eliminado todas las llaves de acceso',
  }),
  secondFactor: ({ isOn, product }) =>
    isOn
      ? {
          action: 'Abrir su cuenta',
          footnote: 'Si ha sido usted, no tiene que hacer nada. Si no, cambie ahora su contraseña.',
          heading: 'La verificación en dos pasos está activada',
          paragraphs: [
            `Desde ahora, para iniciar sesión en su cuenta de ${product} necesita su contraseña y un código de su aplicación de autenticación.`,
            'Guarde los códigos de respaldo donde pueda encontrarlos sin el teléfono.',
          ],
          preview: 'Desde ahora se le pide un código al iniciar sesión.',
          subject: 'La verificación en dos pasos está activada',
        }
      : {
          action: 'Abrir su cuenta',
          footnote:
            'Si ha sido usted, no tiene que hacer nada. Si no, cambie ahora su contraseña y vuelva a activar la verificación en dos pasos.',
          heading: 'La verificación en dos pasos está desactivada',
          paragraphs: [`Desde ahora, para iniciar sesión en su cuenta de ${product} basta con la contraseña.`],
          preview: 'Desde ahora basta con la contraseña.',
          subject: 'La verificación en dos pasos está desactivada',
        },
  sessionsEnded: ({ product }) => ({
    action: 'Iniciar sesión',
    footnote:
      'Si no sabe por qué, pregunte a quienes gestionan su sitio. Si cree que otra persona conoce su contraseña, elija una nueva.',
    heading: 'Se han cerrado todas sus sesiones',
    paragraphs: [
      `Quienes gestionan ${product} han cerrado sus sesiones en todos los dispositivos. Su contraseña es la misma de antes: inicie sesión con ella para seguir trabajando.`,
    ],
    preview: 'Inicie sesión para seguir trabajando.',
    subject: 'Se han cerrado todas sus sesiones',
  }),
  verifyAddress: ({ product }) => ({
    action: 'Es mi dirección',
    footnote:
      'El enlace funciona durante un día. Si no hace nada, la dirección queda sin confirmar. Si no sabe de qué se trata, puede ignorar este correo.',
    heading: '¿Es esta su dirección?',
    paragraphs: [
      `Confirme que esta dirección es suya, para que ${product} pueda escribirle y usted pueda elegir otra contraseña si algún día la necesita.`,
    ],
    preview: 'El enlace funciona durante un día.',
    subject: 'Confirme su dirección',
  }),
}
