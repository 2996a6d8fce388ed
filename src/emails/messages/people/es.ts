import type { LettersOf, PeopleKind } from '../MailMessages'

export const peopleLetters: LettersOf<PeopleKind> = {
  accessRemoved: ({ product, site }) => ({
    footnote: `No tiene que hacer nada. Si cree que es un error, hable con las personas con las que trabajaba en ${site}.`,
    heading: `Su acceso a ${site} ha terminado`,
    paragraphs: [
      `Quienes gestionan ${site} han retirado su acceso. Ya no puede abrirlo en ${product}.`,
      'Su cuenta se mantiene, y también su acceso a otros sitios.',
    ],
    preview: 'Su cuenta se mantiene, y también su acceso a otros sitios.',
    subject: `Ya no tiene acceso a ${site}`,
  }),
  collaboratorApproved: ({ organisation, product, site }) => ({
    action: 'Abrir el sitio',
    footnote: `Recibe este correo porque pertenece a ${organisation}. No tiene que hacer nada.`,
    heading: `Ya puede trabajar en ${site}`,
    paragraphs: [
      `Quienes gestionan ${site} han aprobado la solicitud de ${organisation}. Desde ahora puede abrir el sitio en ${product}.`,
    ],
    preview: 'Su solicitud ha sido aprobada.',
    subject: `Ya puede trabajar en ${site}`,
  }),
  collaboratorDeclined: ({ organisation, site }) => ({
    footnote: `Recibe este correo porque pertenece a ${organisation}. No tiene que hacer nada. Si cree que es un error, hable con las personas que conoce en ${site}.`,
    heading: 'Su solicitud ha sido rechazada',
    paragraphs: [
      `Quienes gestionan ${site} han rechazado la solicitud de ${organisation}. Nadie de ${organisation} tiene acceso al sitio.`,
    ],
    preview: 'No tiene que hacer nada.',
    subject: `Su solicitud ha sido rechazada por ${site}`,
  }),
  collaboratorRequest: ({ organisation, site }) => ({
    action: 'Responder a la solicitud',
    footnote: `Recibe este correo porque gestiona las personas de ${site}. Si no hace nada, la solicitud espera y nadie entra.`,
    heading: `Piden acceso a ${site}`,
    paragraphs: [
      `La organización ${organisation} quiere trabajar con ustedes en ${site}.`,
      'Apruebe la solicitud y elija qué podrán hacer sus miembros, o rechácela. Hasta entonces no ven nada de su sitio.',
    ],
    preview: `De ${organisation}. Nadie entra hasta que usted la apruebe.`,
    subject: `Solicitud de acceso a ${site}`,
  }),
  invitation: ({ inviter, isAgain, product, role, site }) => ({
    action: 'Aceptar la invitación',
    footnote: `El enlace funciona durante siete días, una sola vez. Si no hace nada, la invitación caduca y nada cambia. Si no conoce ${site}, puede ignorar este correo.`,
    heading: `Únase a ${site}`,
    paragraphs: [
      role
        ? `${inviter} le invita a unirse a ${site} en ${product}. Su rol es «${role}».`
        : `${inviter} le invita a unirse a ${site} en ${product} con rol de administración.`,
      `${site} lleva allí su sitio web y sus eventos. Si aún no tiene cuenta, elegirá una contraseña; si ya la tiene, inicie sesión con ella.`,
      ...(isAgain ? ['El enlace del correo anterior ya no funciona.'] : []),
    ],
    preview: isAgain
      ? 'Con un enlace nuevo, que funciona durante siete días.'
      : 'El enlace funciona durante siete días.',
    subject: isAgain ? `Recordatorio: le invitan a ${site}` : `Le invitan a ${site}`,
  }),
  ownershipTransferred: ({ from, isNewOwner, site, to }) =>
    isNewOwner
      ? {
          action: 'Abrir el sitio',
          footnote:
            'No tiene que hacer nada. Si no lo desea, puede ceder el sitio a otra persona de la administración cuando quiera.',
          heading: `La propiedad de ${site} es ahora suya`,
          paragraphs: [
            from
              ? `Desde ahora la propiedad de ${site} es suya. Hasta ahora era de ${from}.`
              : `Desde ahora la propiedad de ${site} es suya.`,
            'Solo usted puede ahora nombrar administradores y ceder el sitio.',
          ],
          preview: 'No tiene que hacer nada.',
          subject: `Ahora es suya la propiedad de ${site}`,
        }
      : {
          action: 'Abrir el sitio',
          footnote:
            'Si estaba de acuerdo, no tiene que hacer nada. Si no, cambie ahora su contraseña y avise al proveedor de su sitio.',
          heading: `Cambio de propiedad de ${site}`,
          paragraphs: [`Desde ahora la propiedad de ${site} es de ${to}. Usted sigue allí con rol de administración.`],
          preview: 'Si estaba de acuerdo, no tiene que hacer nada.',
          subject: `Cambio de propiedad de ${site}`,
        },
  roleChanged: ({ role, site }) => ({
    action: 'Abrir el sitio',
    footnote: `No tiene que hacer nada. Si le sorprende, pregunte a quienes gestionan ${site}.`,
    heading: `Su rol en ${site} ha cambiado`,
    paragraphs: [
      role ? `En ${site} su rol es ahora «${role}».` : `En ${site} tiene ahora el rol de administración.`,
      'Desde ahora puede que vea y cambie otras cosas que antes.',
    ],
    preview: role ? `Ahora es «${role}».` : 'Ahora tiene el rol de administración.',
    subject: `Su rol ha cambiado en ${site}`,
  }),
}
