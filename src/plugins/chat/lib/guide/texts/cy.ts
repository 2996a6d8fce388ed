import { en, type Texts } from './en'

/** What the guide says in Welsh: what is on, finding, and that it speaks no more of it. */
export const cy: Texts = {
  ...en,
  again: 'Dywedwch hynny eto hebddo.',
  canDo:
    'Yn Gymraeg gallaf ddweud beth sydd ymlaen («Beth sydd ymlaen yr wythnos nesaf?») a dod o hyd i gynnwys («Dod o hyd i Hamlet»). Gofynnwch bopeth arall yn Saesneg.',
  closest: (name) => `Ni chefais hyd i ddim o’r enw «${name}». Ai un o’r rhain?`,
  foundHead: (name) => `Cefais hyd i hyn ar gyfer «${name}»:`,
  fromOn: (day) => `o ${day} ymlaen`,
  greet: 'Helo! Canllaw ydw i: rwy’n gweithio yn ôl rheolau.',
  more: (count) => `…a ${count} arall.`,
  nextNone: (title) => `Nid oes perfformiad o ${title} i ddod.`,
  none: (name) => `Ni chefais hyd i ddim o’r enw «${name}». Rhowch gynnig ar air arall o’r teitl.`,
  nothingLikeThat: (when) => `Ni chefais hyd i berfformiad felly ${when}.`,
  nothingOn: (when) => `Nid oes dim ymlaen ${when}.`,
  notTaken: (words) => `Ni ddeallais «${words}», felly ni wnes i ddim.`,
  notUnderstood: 'Mae’n ddrwg gen i, ni ddeallais hynny. Canllaw sy’n gweithio yn ôl rheolau ydw i.',
  on: (day) => `ar ${day}`,
  onHead: (when) => `Perfformiadau ${when}:`,
  range: (from, to) => `o ${from} tan ${to}`,
  states: {
    ...en.states,
    cancelled: 'wedi’i ganslo',
    changed: 'wedi’i gyhoeddi, gyda newidiadau',
    draft: 'drafft',
    postponed: 'wedi’i ohirio',
    published: 'wedi’i gyhoeddi',
    sold_out: 'wedi gwerthu allan',
  },
  tooMuch: 'Mae hynny’n ormod i mi. Gofynnwch am lai: cyfnod byrrach neu un digwyddiad.',
  welcome: 'Croeso.',
  which: 'Pa un? Atebwch gyda’i rif:',
}
