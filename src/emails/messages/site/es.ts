import type { LettersOf, SiteKind } from '../MailMessages'

/** What is announced, before the titles of the events. */
const CHANGES = { cancelled: 'Cancelación', delayed: 'Retraso', moved: 'Traslado', postponed: 'Aplazamiento' }

export const siteLetters: LettersOf<SiteKind> = {
  changeAnnounced: ({ count, kind, person, site, title }) => ({
    action: 'Ver el anuncio',
    facts: [title, count === 1 ? 'Una función' : `${count} funciones`],
    footnote: `Recibe este correo porque edita eventos de ${site}. Si no hace nada, el cambio se queda como se anunció.`,
    heading: `${CHANGES[kind]}: ${title}`,
    paragraphs: [
      `${person} ha anunciado un cambio de funciones de ${site}. El motivo, y lo que lee el público, están en el anuncio.`,
    ],
    preview: `${person} ha anunciado un cambio de funciones.`,
    subject: `${CHANGES[kind]}: ${title}`,
  }),
  formAnswer: ({ answers, form, visitor }) => ({
    action: 'Leer la respuesta',
    ...(answers && { facts: answers }),
    footnote: `Recibe este correo porque su dirección figura en el formulario «${form}». ${visitor ? 'Si responde, su mensaje llega a quien lo ha rellenado. ' : ''}Si no hace nada, la respuesta se queda donde está.`,
    heading: `Nueva respuesta a «${form}»`,
    paragraphs: [
      answers
        ? `Alguien ha rellenado el formulario «${form}» de su sitio web. Esto es lo que ha escrito:`
        : `Alguien ha rellenado el formulario «${form}» de su sitio web. Para proteger sus datos, la respuesta no va en este correo.`,
    ],
    preview: 'Alguien ha rellenado un formulario de su sitio web.',
    subject: `Nueva respuesta a «${form}»`,
  }),
  isolationBroken: ({ found, product }) => ({
    action: 'Ver lo encontrado',
    facts: [found],
    footnote: `Recibe este correo porque administra ${product}. La comprobación se repite cada hora y avisa de nuevo si encuentra otra ruta.`,
    heading: 'Un sitio ha podido llegar a otro',
    paragraphs: [
      `El canario de aislamiento de ${product} pidió documentos de sus propios sitios de prueba, y una cuenta de uno llegó al otro. Puede que otros sitios estén afectados del mismo modo.`,
      'Averigüe qué ha cambiado por última vez y considere volver a la versión anterior hasta conocer la causa.',
    ],
    preview: 'El canario de aislamiento ha encontrado una separación que no aguanta.',
    subject: 'Un sitio ha podido llegar a otro',
  }),
  welcomeOwner: ({ isNew, product, site }) => ({
    action: isNew ? 'Elegir su contraseña' : 'Abrir su sitio',
    footnote: isNew
      ? `Recibe este correo porque ${site} es de su propiedad. El enlace funciona durante siete días, una sola vez; después, pida una contraseña nueva en la página de inicio de sesión.`
      : `Recibe este correo porque ${site} es de su propiedad. Si no hace nada, el sitio le espera.`,
    heading: `Le damos la bienvenida a ${site}`,
    paragraphs: [
      `Su sitio ${site} está listo en ${product}.`,
      isNew
        ? 'Elija una contraseña y empiece con su primera página o su primer evento.'
        : 'Inicie sesión como siempre y empiece con su primera página o su primer evento.',
    ],
    preview: isNew ? 'Elija una contraseña y empiece.' : 'Inicie sesión como siempre y empiece.',
    subject: `Su sitio está listo: ${site}`,
  }),
}
