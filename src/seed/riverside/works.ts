export interface DemoWork {
  key: string
  title: string
  welsh?: string
  /** Slugs of people with what they did. */
  by: [person: string, role: keyof typeof ROLES][]
  year: number
  minutes: number
  summary: string
  catalogue?: string
  movements?: string[]
}

/** What somebody did for a work, in both languages. */
export const ROLES = {
  author: ['Author', 'Awdur'],
  composer: ['Composer', 'Cyfansoddwr'],
  librettist: ['Librettist', 'Libretydd'],
  playwright: ['Playwright', 'Dramodydd'],
} as const

const play = (key: string, title: string, person: string, year: number, minutes: number, summary: string, welsh?: string): DemoWork => ({ by: [[person, 'playwright']], key, minutes, summary, title, year, ...(welsh && { welsh }) })
const music = (key: string, title: string, person: string, year: number, minutes: number, summary: string, more: Partial<DemoWork> = {}): DemoWork => ({ by: [[person, 'composer']], key, minutes, summary, title, year, ...more })

/** Plays, operas, symphonies. All of them exist and are free to be played. */
export const WORKS: DemoWork[] = [
  play('hamlet', 'Hamlet', 'william-shakespeare', 1601, 185, 'A prince, a ghost, and a play within the play.'),
  play('macbeth', 'Macbeth', 'william-shakespeare', 1606, 120, 'Ambition, and what it does to sleep.'),
  play('a-midsummer-nights-dream', 'A Midsummer Night’s Dream', 'william-shakespeare', 1596, 140, 'Four lovers, six workmen and a wood full of spirits.', 'Breuddwyd Noswyl Ifan'),
  play('the-tempest', 'The Tempest', 'william-shakespeare', 1611, 135, 'An island, a storm, and a magician who lets go.', 'Y Dymestl'),
  play('twelfth-night', 'Twelfth Night', 'william-shakespeare', 1602, 140, 'Twins, a shipwreck and yellow stockings.', 'Nos Ystwyll'),
  play('the-seagull', 'The Seagull', 'anton-chekhov', 1896, 140, 'Everybody by the lake loves somebody else.', 'Yr Wylan'),
  play('the-cherry-orchard', 'The Cherry Orchard', 'anton-chekhov', 1904, 130, 'A family comes home to sell what they cannot part with.', 'Y Gelli Geirios'),
  play('a-dolls-house', 'A Doll’s House', 'henrik-ibsen', 1879, 130, 'Nora, a loan, and a door.', 'Tŷ Dol'),
  play('peer-gynt', 'Peer Gynt', 'henrik-ibsen', 1867, 180, 'A liar goes round the world to find that he is an onion.'),
  play('the-importance-of-being-earnest', 'The Importance of Being Earnest', 'oscar-wilde', 1895, 125, 'A trivial comedy for serious people.', 'Pwysigrwydd Bod yn Ddifrifol'),
  play('antigone', 'Antigone', 'sophocles', -441, 90, 'A sister buries her brother against the law of the city.'),
  play('tartuffe', 'Tartuffe', 'moliere', 1664, 120, 'A pious guest moves in.'),
  play('the-rivals', 'The Rivals', 'richard-brinsley-sheridan', 1775, 145, 'Bath, duels, and Mrs Malaprop.', 'Y Cystadleuwyr'),
  play('the-rover', 'The Rover', 'aphra-behn', 1677, 150, 'Carnival in Naples, and women who choose for themselves.'),
  play('doctor-faustus', 'Doctor Faustus', 'christopher-marlowe', 1592, 120, 'Twenty-four years for a soul.'),
  play('the-duchess-of-malfi', 'The Duchess of Malfi', 'john-webster', 1614, 150, 'She marries whom she loves.'),
  play('she-stoops-to-conquer', 'She Stoops to Conquer', 'oliver-goldsmith', 1773, 135, 'A house mistaken for an inn.'),
  play('woyzeck', 'Woyzeck', 'georg-buchner', 1837, 85, 'A soldier, a diet of peas, and voices under the ground.'),
  play('the-government-inspector', 'The Government Inspector', 'nikolai-gogol', 1836, 135, 'A town mistakes a clerk for its judge.', 'Yr Arolygydd'),
  play('the-servant-of-two-masters', 'The Servant of Two Masters', 'carlo-goldoni', 1746, 125, 'One servant, two dinners.'),
  play('the-playboy-of-the-western-world', 'The Playboy of the Western World', 'john-millington-synge', 1907, 110, 'A stranger walks in who says that he has killed his father.'),
  play('miss-julie', 'Miss Julie', 'august-strindberg', 1888, 85, 'Midsummer night in the kitchen.'),
  play('trifles', 'Trifles', 'susan-glaspell', 1916, 45, 'What the men overlook, the women find.'),
  play('blood-wedding', 'Blood Wedding', 'federico-garcia-lorca', 1933, 105, 'A bride rides off with another.', 'Priodas Waed'),
  play('under-milk-wood', 'Under Milk Wood', 'dylan-thomas', 1953, 100, 'One spring day in Llareggub, heard.', 'Dan y Wenallt'),
  { by: [['charles-dickens', 'author']], key: 'a-christmas-carol', minutes: 80, summary: 'Four ghosts and a goose.', title: 'A Christmas Carol', welsh: 'Carol Nadolig', year: 1843 },
  { by: [['charles-dickens', 'author']], key: 'the-signal-man', minutes: 60, summary: 'A light at the mouth of a tunnel.', title: 'The Signal-Man', year: 1866 },
  { by: [['hans-christian-andersen', 'author']], key: 'the-snow-queen', minutes: 95, summary: 'Gerda walks to the end of the world for Kai.', title: 'The Snow Queen', welsh: 'Brenhines yr Eira', year: 1844 },
  music('la-traviata', 'La traviata', 'giuseppe-verdi', 1853, 145, 'Violetta’s last party, last love and last winter.', { by: [['giuseppe-verdi', 'composer'], ['francesco-maria-piave', 'librettist']] }),
  music('tosca', 'Tosca', 'giacomo-puccini', 1900, 125, 'A singer, a painter, a chief of police; one day in Rome.'),
  music('dido-and-aeneas', 'Dido and Aeneas', 'henry-purcell', 1689, 60, 'A queen is left, and sings.', { catalogue: 'Z 626' }),
  music('the-pirates-of-penzance', 'The Pirates of Penzance', 'arthur-sullivan', 1879, 135, 'An apprentice bound to pirates by a leap year.', { by: [['arthur-sullivan', 'composer'], ['w-s-gilbert', 'librettist']] }),
  music('blodwen', 'Blodwen', 'joseph-parry', 1878, 140, 'The first opera in Welsh: love and war in the days of Glyndŵr.'),
  music('swan-lake', 'Swan Lake', 'pyotr-ilyich-tchaikovsky', 1877, 150, 'A prince, a spell, and two women danced by one.', { catalogue: 'Op. 20', welsh: 'Llyn yr Elyrch' }),
  music('symphony-from-the-new-world', 'Symphony No. 9 “From the New World”', 'antonin-dvorak', 1893, 42, 'Homesickness, written in New York.', { catalogue: 'Op. 95', movements: ['Adagio – Allegro molto', 'Largo', 'Molto vivace', 'Allegro con fuoco'], welsh: 'Symffoni Rhif 9 “O’r Byd Newydd”' }),
  music('symphony-no-1-mahler', 'Symphony No. 1', 'gustav-mahler', 1888, 55, 'Spring without end, and a funeral march for a hunter.', { movements: ['Langsam, schleppend', 'Kräftig bewegt', 'Feierlich und gemessen', 'Stürmisch bewegt'], welsh: 'Symffoni Rhif 1' }),
  music('symphony-no-5-beethoven', 'Symphony No. 5', 'ludwig-van-beethoven', 1808, 34, 'Four notes, and all that follows from them.', { catalogue: 'Op. 67', movements: ['Allegro con brio', 'Andante con moto', 'Scherzo: Allegro', 'Allegro'], welsh: 'Symffoni Rhif 5' }),
  music('enigma-variations', 'Enigma Variations', 'edward-elgar', 1899, 31, 'Fourteen portraits of friends, and a theme that is never played.', { catalogue: 'Op. 36', welsh: 'Amrywiadau Enigma' }),
  music('the-planets', 'The Planets', 'gustav-holst', 1916, 51, 'Seven characters from the sky.', { catalogue: 'Op. 32', movements: ['Mars', 'Venus', 'Mercury', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'], welsh: 'Y Planedau' }),
  music('brandenburg-concerto-no-3', 'Brandenburg Concerto No. 3', 'johann-sebastian-bach', 1721, 11, 'Three violins, three violas, three cellos, and no end of talk.', { catalogue: 'BWV 1048', welsh: 'Concerto Brandenburg Rhif 3' }),
  music('the-four-seasons', 'The Four Seasons', 'antonio-vivaldi', 1725, 40, 'Four concertos with a dog, a drunkard and thin ice.', { catalogue: 'Op. 8', movements: ['Spring', 'Summer', 'Autumn', 'Winter'], welsh: 'Y Pedwar Tymor' }),
  music('piano-trio-clara-schumann', 'Piano Trio in G minor', 'clara-schumann', 1846, 28, 'Her largest work for chamber.', { catalogue: 'Op. 17', movements: ['Allegro moderato', 'Scherzo', 'Andante', 'Allegretto'], welsh: 'Triawd Piano yn G leiaf' }),
  music('symphony-no-41-jupiter', 'Symphony No. 41 “Jupiter”', 'wolfgang-amadeus-mozart', 1788, 33, 'Five themes at once, at the very end.', { catalogue: 'K 551', movements: ['Allegro vivace', 'Andante cantabile', 'Menuetto', 'Molto allegro'], welsh: 'Symffoni Rhif 41 “Iau”' }),
  music('messiah', 'Messiah', 'george-frideric-handel', 1741, 150, 'Written in twenty-four days, sung ever since.', { catalogue: 'HWV 56' }),
  music('the-carnival-of-the-animals', 'The Carnival of the Animals', 'camille-saint-saens', 1886, 25, 'A lion, a swan, and two pianists.', { welsh: 'Carnifal yr Anifeiliaid' }),
]
