/** The groups of the field `credits` of events. */
export const CREDIT_GROUPS = ['creative', 'cast', 'musicians', 'crew'] as const

export type CreditGroup = (typeof CREDIT_GROUPS)[number]

/** Normalises a heading or role, ignoring case, accents and punctuation. */
export const normalizeTerm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const toSet = (list: string): Set<string> => new Set(list.split(',').map(normalizeTerm))

/** Headings that name a group, in English, Spanish, Arabic, German and French. */
const HEADINGS: Record<CreditGroup, Set<string>> = {
  cast: toSet(
    'cast, the cast, company, the company, actors, performers, dancers, singers, soloists, ensemble, reparto, elenco, intérpretes, actores, bailarines, cantantes, solistas, طاقم التمثيل, الممثلون, الممثلين, besetzung, darsteller, distribution, interprètes',
  ),
  creative: toSet(
    'creative, creatives, creative team, the creative team, creative and production team, artistic team, equipo creativo, equipo artístico, creativos, الفريق الإبداعي, الفريق الفني, kreativteam, leitungsteam, équipe artistique, équipe de création',
  ),
  crew: toSet(
    'crew, production, production team, technical team, technical crew, stage management, stage management team, backstage, equipo técnico, equipo de producción, regiduría, producción, الفريق التقني, طاقم العمل, الإنتاج, technik, équipe technique',
  ),
  musicians: toSet(
    'musicians, music, band, the band, orchestra, the orchestra, músicos, banda, orquesta, العازفون, الموسيقيون, الأوركسترا, orchester, musiker, musiciens, orchestre',
  ),
}

/** Terms of roles that indicate a group. The first group that matches wins. */
const ROLES: [CreditGroup, Set<string>][] = [
  [
    'crew',
    toSet(
      'stage manager, stage management, deputy stage manager, assistant stage manager, production manager, company manager, technical manager, technician, operator, crew, dresser, wardrobe, props, rigger, carpenter, follow spot, regidor, regidora, técnico, técnica, jefe técnico, jefa técnica, maquinista, utilería, مدير المنصة, فني, inspizient, régisseur général',
    ),
  ],
  [
    'musicians',
    toSet(
      'violin, viola, cello, violoncello, double bass, bass, flute, oboe, clarinet, bassoon, horn, trumpet, trombone, tuba, timpani, percussion, drums, harp, piano, keyboard, keyboards, guitar, organ, saxophone, leader, concertmaster, violín, viola, violonchelo, contrabajo, flauta, clarinete, fagot, trompa, trompeta, percusión, batería, arpa, guitarra, órgano, saxofón, كمان, بيانو, عود, إيقاع, geige, klavier, violon, piano',
    ),
  ],
  [
    'creative',
    toSet(
      'director, directed, direction, choreographer, choreography, movement, designer, design, writer, written, author, playwright, text, book, lyrics, composer, composed, music, conductor, conducted, dramaturg, dramaturgy, adaptation, adapted, translation, translator, translated, libretto, librettist, producer, produced, lighting, sound, set, costume, costumes, video, casting, fight, voice, dialect, intimacy, orchestration, orchestrator, musical, musical supervisor, assistant, associate, dirección, directora, coreografía, coreógrafo, coreógrafa, escenografía, escenógrafo, escenógrafa, diseño, diseñador, diseñadora, vestuario, iluminación, sonido, música, compositor, compositora, dramaturgia, dramaturgo, dramaturga, autor, autora, texto, traducción, adaptación, productor, productora, producción, letra, letras, ayudante, إخراج, مخرج, مخرجة, تأليف, مؤلف, تصميم, مصمم, مصممة, موسيقى, ملحن, إضاءة, صوت, ديكور, أزياء, كوريغرافيا, دراماتورج, إنتاج, regie, bühne, kostüme, licht, musik, dramaturgie, choreographie, mise en scène, scénographie, lumières, costumes, musique, texte',
    ),
  ],
]

/** The group that a heading names, or null. */
export const groupOfHeading = (heading: string): CreditGroup | null =>
  CREDIT_GROUPS.find((group) => HEADINGS[group].has(normalizeTerm(heading))) ?? null

/** The group of a role; null for a character. */
export function groupOfRole(role: string): CreditGroup | null {
  const whole = normalizeTerm(role)
  const words = whole.split(' ')
  // "First violin", "Lighting designer": the first or last word is enough, in roles of up to five words.
  return (
    ROLES.find(
      ([, terms]) =>
        terms.has(whole) ||
        (words.length <= 5 && [...words.slice(0, 1), ...words.slice(-1)].some((word) => terms.has(word))) ||
        words.some((_, index) => terms.has(words.slice(index, index + 2).join(' '))),
    )?.[0] ?? null
  )
}

/** Names of columns in the first row of a table. */
const COLUMNS = {
  first: toSet('first name, forename, given name, first, nombre de pila, vorname, prénom, الاسم الأول'),
  group: toSet('department, group, section, team, departamento, grupo, sección, equipo, القسم, المجموعة, abteilung'),
  last: toSet('last name, surname, family name, last, apellido, apellidos, nachname, اسم العائلة'),
  person: toSet(
    'name, names, actor, actors, actress, artist, performer, performed by, played by, person, cast member, full name, nombre, actor o actriz, intérprete, artista, persona, الاسم, الممثل, الفنان, name des darstellers, nom, interprète',
  ),
  role: toSet(
    'role, roles, character, characters, part, position, job, job title, credit, instrument, personaje, papel, rol, puesto, cargo, función, instrumento, الدور, الشخصية, الوظيفة, rolle, rôle, personnage',
  ),
} as const

export type Column = keyof typeof COLUMNS

export const columnOf = (cell: string): Column | null =>
  (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].has(normalizeTerm(cell))) ?? null

/** "Directed by Jane Doe": the role of whoever does it. */
export const ROLES_BY_VERB: Record<string, string> = {
  adapted: 'Adaptation',
  choreographed: 'Choreographer',
  composed: 'Composer',
  conducted: 'Conductor',
  designed: 'Designer',
  directed: 'Director',
  produced: 'Producer',
  translated: 'Translation',
  written: 'Writer',
}
