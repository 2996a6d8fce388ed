import { accountLetters } from './account/es'
import type { MailMessages } from './MailMessages'
import { momentFormat } from './momentFormat'
import { peopleLetters } from './people/es'
import { siteLetters } from './site/es'

export const es: MailMessages = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  letters: { ...accountLetters, ...peopleLetters, ...siteLetters },
  lost: {
    body: {
      mailboxFull: 'El buzón está lleno. No se volverá a enviar solo: repítalo cuando haya sitio.',
      noSuchAddress: 'Ese buzón no existe. Compruebe si hay un error en la dirección; no se volverá a enviar solo.',
      refused:
        'El servidor de correo del destinatario lo ha rechazado. No se volverá a enviar solo: contacte con la persona de otro modo o inténtelo más tarde.',
      unreachable:
        'No se ha podido llegar al servidor de correo tras muchos intentos. No se volverá a enviar solo: inténtelo más tarde.',
    },
    title: (to) => `Un correo a ${to} no ha llegado`,
  },
  moment: momentFormat('es'),
  nameless: '(nombre no mostrado)',
  orCopy: 'O copie esta dirección en su navegador:',
  sentFor: ({ product, site }) => `Enviado por ${product} en nombre de ${site}.`,
  somebody: 'Alguien',
  unknown: 'sin datos',
}
