/** Particles that belong to the family name and are sorted with it. */
const PARTICLES = new Set('de da di del della van von der den ter la le du dos bin al ap st'.split(' '))

/** Generations, which follow the whole name, without dots. */
const GENERATIONS = new Set('jr sr jnr snr junior senior ii iii iv'.split(' '))

/** Honours, degrees and memberships, which are no part of the name and are written in capitals. */
const LETTERS =
  /^(?:[CDGKMO]BE|KBE|BEM|CH|OM|CVO|KCVO|LVO|MVO|RVM|KC|QC|MP|MSP|MS|AM|AO|AC|OAM|OC|CC|CM|ONZM|CNZM|DNZM|KNZM|MNZM|QSM|FRS|FRSA|FRSL|FRAM|FRCM|FBA|RA|RIBA|RSA|PhD|DPhil|DMus|MMus|BMus|MA|BA|MSc|BSc|MFA|MBA|MD|Esq)$/

/** Words that only names of groups have, without accents. Single words of more than one language share an entry. */
const GROUPS = new Set(
  (
    'orchestra orchestre orchester orquesta orquestra orkest cerddorfa orchestras philharmonic philharmonia philharmoniker filarmonica ' +
    'philharmonie symphony sinfonia sinfonica sinfonietta symphoniker ensemble ensembles consort camerata collegium soloists solistes ' +
    'quartet quartett quatuor cuarteto quartetto quintet quintett quintette quinteto sextet septet octet trio duo chamber ' +
    'choir choirs choral chorus chorale chor choeur coro cor singers voices players band bands brass ' +
    'company companies compagnie compania kompanie collective colectivo theatre theater teatro theatr ballet ballett opera oper ' +
    'academy academia conservatoire society festival university school college productions circus circo dancers group project'
  ).split(' '),
)

/** Names that are written with the family name first, and sort as they are. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u

/**
 * Derives the sort name from a name. A guess that staff can correct. Names of groups stay as they are.
 * @example sortNameOf('Simone de Beauvoir') // 'de Beauvoir, Simone'
 * @example sortNameOf('Sammy Davis Jr.') // 'Davis, Sammy, Jr.'
 * @example sortNameOf('Jane Smith OBE') // 'Smith, Jane'
 */
export function sortNameOf(name: string): string {
  const whole = name.trim().replace(/\s+/g, ' ')
  if (isGroup(whole) || FAMILY_FIRST.test(whole)) return whole
  const words = whole.split(' ').map((word) => word.replace(/,$/, ''))
  while (words.length > 2 && LETTERS.test(withoutDots(words.at(-1)))) words.pop()
  const last = words.at(-1)
  const generation = words.length > 2 && GENERATIONS.has(withoutDots(last).toLowerCase()) ? words.pop() : undefined
  // Otherwise a comma says that the family name is first already.
  if (words.length < 2 || (whole.includes(',') && whole.startsWith(`${words[0] ?? ''},`))) return whole
  let familyStart = words.length - 1
  while (familyStart > 1 && PARTICLES.has(withoutDots(words[familyStart - 1]).toLowerCase())) familyStart--
  const family = words.slice(familyStart).join(' ')
  return [family, words.slice(0, familyStart).join(' '), ...(generation ? [generation] : [])].join(', ')
}

const withoutDots = (word = ''): string => word.replaceAll('.', '')

function isGroup(name: string): boolean {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}&+]+/u)
  return words[0] === 'the' || /[&+\d]|\sand\s/i.test(name) || words.some((word) => GROUPS.has(word))
}
