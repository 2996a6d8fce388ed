import { both, type Both } from '@/seed/writing/translated'

export interface DemoPerson {
  /** Slug. */
  key: string
  name: string
  sortName?: string
  profession: Both
  summary: string
  /** Whether the person has a portrait. */
  portrait?: boolean
}

const playwright = both('Playwright', 'Dramodydd')
const composer = both('Composer', 'Cyfansoddwr')
const librettist = both('Librettist', 'Libretydd')
const author = both('Author', 'Awdur')

const p = (key: string, name: string, profession: Both, summary: string, sortName?: string): DemoPerson => ({
  key,
  name,
  profession,
  summary,
  ...(sortName && { sortName }),
})

/** Authors and composers of the works in the programme. All of them are real. */
export const AUTHORS: DemoPerson[] = [
  p(
    'william-shakespeare',
    'William Shakespeare',
    playwright,
    'Stratford-upon-Avon 1564–1616. Player, sharer and house playwright of the King’s Men.',
  ),
  p(
    'anton-chekhov',
    'Anton Chekhov',
    playwright,
    'Taganrog 1860–1904 Badenweiler. Doctor and writer, who called his plays comedies.',
  ),
  p('henrik-ibsen', 'Henrik Ibsen', playwright, 'Skien 1828–1906 Christiania. He put the parlour on trial.'),
  p('oscar-wilde', 'Oscar Wilde', playwright, 'Dublin 1854–1900 Paris. Four comedies in four years, and then silence.'),
  p('sophocles', 'Sophocles', playwright, 'Colonus, about 497–406 BC. Of his 123 plays seven are left.', 'Sophocles'),
  p(
    'moliere',
    'Molière',
    playwright,
    'Paris 1622–1673. Jean-Baptiste Poquelin, actor, manager and writer of his own company.',
    'Molière',
  ),
  p(
    'richard-brinsley-sheridan',
    'Richard Brinsley Sheridan',
    playwright,
    'Dublin 1751–1816 London. Wrote three great comedies before he was thirty, then went into politics.',
    'Sheridan, Richard Brinsley',
  ),
  p('aphra-behn', 'Aphra Behn', playwright, '1640–1689. Spy, poet and the first woman in England to live by her pen.'),
  p('christopher-marlowe', 'Christopher Marlowe', playwright, 'Canterbury 1564–1593 Deptford.'),
  p('john-webster', 'John Webster', playwright, 'London, about 1578–1632. Saw the skull beneath the skin.'),
  p('oliver-goldsmith', 'Oliver Goldsmith', playwright, '1728–1774. Irish novelist, poet and playwright.'),
  p(
    'georg-buchner',
    'Georg Büchner',
    playwright,
    'Goddelau 1813–1837 Zürich. Left three plays and changed the theatre of a later century.',
  ),
  p('nikolai-gogol', 'Nikolai Gogol', playwright, 'Sorochyntsi 1809–1852 Moscow.'),
  p('carlo-goldoni', 'Carlo Goldoni', playwright, 'Venice 1707–1793 Paris.'),
  p(
    'john-millington-synge',
    'John Millington Synge',
    playwright,
    'Rathfarnham 1871–1909 Dublin.',
    'Synge, John Millington',
  ),
  p('august-strindberg', 'August Strindberg', playwright, 'Stockholm 1849–1912.'),
  p(
    'susan-glaspell',
    'Susan Glaspell',
    playwright,
    'Davenport 1876–1948 Provincetown. Reporter, novelist, founder of the Provincetown Players.',
  ),
  p(
    'federico-garcia-lorca',
    'Federico García Lorca',
    playwright,
    'Fuente Vaqueros 1898–1936. Poet, pianist and director of a touring students’ theatre.',
    'García Lorca, Federico',
  ),
  p('dylan-thomas', 'Dylan Thomas', both('Poet', 'Bardd'), 'Swansea 1914–1953 New York.'),
  p(
    'charles-dickens',
    'Charles Dickens',
    author,
    'Portsmouth 1812–1870 Gad’s Hill. Read his own stories aloud to full houses.',
  ),
  p('hans-christian-andersen', 'Hans Christian Andersen', author, 'Odense 1805–1875 Copenhagen.'),
  p('wolfgang-amadeus-mozart', 'Wolfgang Amadeus Mozart', composer, 'Salzburg 1756–1791 Vienna.'),
  p('ludwig-van-beethoven', 'Ludwig van Beethoven', composer, 'Bonn 1770–1827 Vienna.', 'Beethoven, Ludwig van'),
  p('gustav-mahler', 'Gustav Mahler', composer, 'Kaliště 1860–1911 Vienna.'),
  p('antonin-dvorak', 'Antonín Dvořák', composer, 'Nelahozeves 1841–1904 Prague.'),
  p('johann-sebastian-bach', 'Johann Sebastian Bach', composer, 'Eisenach 1685–1750 Leipzig.'),
  p('george-frideric-handel', 'George Frideric Handel', composer, 'Halle 1685–1759 London.'),
  p('antonio-vivaldi', 'Antonio Vivaldi', composer, 'Venice 1678–1741 Vienna.'),
  p('henry-purcell', 'Henry Purcell', composer, 'London 1659–1695.'),
  p(
    'clara-schumann',
    'Clara Schumann',
    composer,
    'Leipzig 1819–1896 Frankfurt. Pianist of her century, composer and teacher.',
  ),
  p('camille-saint-saens', 'Camille Saint-Saëns', composer, 'Paris 1835–1921 Algiers.', 'Saint-Saëns, Camille'),
  p('edward-elgar', 'Edward Elgar', composer, 'Broadheath 1857–1934 Worcester.'),
  p('gustav-holst', 'Gustav Holst', composer, 'Cheltenham 1874–1934 London.'),
  p('giuseppe-verdi', 'Giuseppe Verdi', composer, 'Le Roncole 1813–1901 Milan.'),
  p('giacomo-puccini', 'Giacomo Puccini', composer, 'Lucca 1858–1924 Brussels.'),
  p('arthur-sullivan', 'Arthur Sullivan', composer, 'London 1842–1900.'),
  p('w-s-gilbert', 'W. S. Gilbert', librettist, 'London 1836–1911 Harrow Weald.', 'Gilbert, W. S.'),
  p(
    'joseph-parry',
    'Joseph Parry',
    composer,
    'Merthyr Tydfil 1841–1903 Penarth. Ironworker’s son; wrote the first Welsh opera.',
  ),
  p('pyotr-ilyich-tchaikovsky', 'Pyotr Ilyich Tchaikovsky', composer, 'Votkinsk 1840–1893 St Petersburg.'),
  p(
    'francesco-maria-piave',
    'Francesco Maria Piave',
    librettist,
    'Murano 1810–1876 Milan. Wrote ten librettos for Verdi.',
  ),
]

const director = both('Director', 'Cyfarwyddwr')
const designer = both('Designer', 'Dylunydd')
const lighting = both('Lighting designer', 'Dylunydd goleuo')
const sound = both('Sound designer', 'Dylunydd sain')
const actor = both('Actor', 'Actor')

const company = (name: string, profession: Both, summary: string, portrait = false): DemoPerson => ({
  key: name.toLowerCase().replaceAll('’', '').replaceAll('ŵ', 'w').replaceAll('ê', 'e').replaceAll(' ', '-'),
  name,
  portrait,
  profession,
  summary,
})

/** The company, invented for the demo. */
export const COMPANY: DemoPerson[] = [
  company(
    'Eleri Vaughan',
    both('Artistic director', 'Cyfarwyddwr artistig'),
    'Artistic director since the house reopened. Grew up in Llandeilo, trained as a stage manager.',
    true,
  ),
  company('Marcus Adeyemi', director, 'Associate director. Looks after new writing and the studio.', true),
  company('Hannah Strand', director, 'Directs opera and everything with a chorus in it.'),
  company('Joel Prosser', director, 'Runs the youth theatre and the summer show in the garden.'),
  company('Nadia Rahim', director, 'Guest director, at home in verse.'),
  company('Ffion Maddocks', designer, 'Set and costume designer, builds models from driftwood.', true),
  company('Peter Lindgren', designer, 'Designs for small rooms and large gardens.'),
  company('Oyin Bello', designer, 'Costume designer and cutter.'),
  company('Catrin Hopkin', lighting, 'Has lit more than sixty shows on this stage.'),
  company('Dominic Farr', lighting, 'Lights dance, concerts and the riverbank.'),
  company('Yuki Tanabe', sound, 'Composes with field recordings from the weir.'),
  company('Rhodri Pask', sound, 'Sound designer and our head of sound.'),
  company('Isolde Kerr', both('Conductor', 'Arweinydd'), 'Principal conductor of the Riverside Sinfonia.', true),
  company('Gareth Llewelyn-Jones', both('Conductor', 'Arweinydd'), 'Conducts choirs of forty and of four hundred.'),
  company(
    'Amara Osei',
    both('Musical director', 'Cyfarwyddwr cerdd'),
    'Arranges, rehearses, plays the piano from the pit.',
    true,
  ),
  company('Tamsin Boyle', both('Movement director', 'Cyfarwyddwr symud'), 'Former dancer; teaches actors to fall.'),
  company('Iwan Cadwallader', actor, 'Member of the company for nine seasons.', true),
  company('Grace Holloway', actor, 'Came through the youth theatre and never quite left.', true),
  company('Sanjay Mistry', actor, 'Company member; also writes for radio.'),
  company('Beth Tudor', actor, 'Actor and harpist from Pwllheli.'),
  company('Lucian Webb', actor, 'Company member since last spring.'),
  company('Mared Eynon', actor, 'Plays in Welsh and English, sometimes in one evening.', true),
  company('Kofi Danso', actor, 'Actor and fight captain.'),
  company('Rosalind Pike', actor, 'Forty years on stage, eleven of them on ours.', true),
  company('Tegan Frost', actor, 'Actor and puppeteer.'),
  company('Huw Bevan', actor, 'Actor, baritone and the voice of our telephone line.'),
  company('Leila Haddad', actor, 'Company member since this season.'),
  company('Angus Merrick', actor, 'Actor, clown and teacher of clowns.'),
  company('Sioned Powell', actor, 'Actor; reads the Saturday stories in the foyer.'),
  company('Daniel Okafor', actor, 'Company member; trained in Cardiff.'),
  company('Polly Ashdown', actor, 'Actor and accordionist.'),
  company('Emrys Vale', actor, 'Actor, last seen as everyone’s father.'),
  company('Lowri Penhale', both('Soprano', 'Soprano'), 'Sings Handel, Puccini and hymns.'),
  company('Stefan Marsh', both('Tenor', 'Tenor'), 'Tenor; sang here first as a shepherd boy.'),
  company('Winifred Cole', both('Mezzo-soprano', 'Mezzo-soprano'), 'Mezzo-soprano with a liking for villains.'),
  company('Tal Rosen', both('Pianist', 'Pianydd'), 'Plays the lunchtime series and accompanies silent films.'),
  company('Megan Thorne', both('Violinist', 'Feiolinydd'), 'Leader of the Riverside Sinfonia.'),
  company('Ifor Glyn', both('Cellist', 'Sielydd'), 'Plays cello in the Sinfonia and crwth everywhere else.'),
  company('Cecily Dunne', both('Organist', 'Organydd'), 'Organist and improviser.'),
  company('Jonah Reed', both('Stage manager', 'Rheolwr llwyfan'), 'Calls the show.'),
]
