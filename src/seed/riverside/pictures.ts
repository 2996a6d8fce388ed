import type { Poster } from '../pictures/poster'
import type { PaletteName } from '../pictures/palettes'
import type { VenueDrawing } from '../pictures/venue'
import { both, type Both } from '../writing/translated'

export interface DemoPoster extends Poster {
  /** Name of the picture in Media. */
  name: string
  alt: Both
}

const poster = (name: string, alt: Both, motif: Poster['motif'], palette: PaletteName, title: string[], more: Partial<Poster> = {}): DemoPoster => ({ alt, motif, name: `${name} poster`, palette, title, ...more })

export const POSTERS: DemoPoster[] = [
  poster('Hamlet', both('A golden crown falling into pieces on a dark ground', 'Coron aur yn syrthio’n ddarnau'), 'crown', 'forest', ['Hamlet'], { by: 'William Shakespeare', hand: 'broad' }),
  poster('The Rivals', both('A painted fan, half opened', 'Gwyntyll wedi’i hanner agor'), 'fan', 'rose', ['The', 'Rivals'], { by: 'R. B. Sheridan', hand: 'fine', at: 'middle' }),
  poster('Trifles', both('A small town at night with a few lit windows', 'Tref fechan yn y nos'), 'town', 'slate', ['Trifles'], { by: 'Susan Glaspell', hand: 'round', at: 'top' }),
  poster('A Midsummer Night’s Dream', both('Trunks of a wood before a low yellow moon', 'Coed o flaen lleuad felen'), 'forest', 'forest', ['A Midsummer', "Night's", 'Dream'], { by: 'William Shakespeare', hand: 'round' }),
  poster('Blood Wedding', both('A great rose in reds and black', 'Rhosyn mawr coch a du'), 'rose', 'blood', ['Blood', 'Wedding'], { by: 'Federico Garcia Lorca' }),
  poster('Woyzeck', both('Doors within doors, the last one red', 'Drysau o fewn drysau'), 'doors', 'slate', ['Woyzeck'], { by: 'Georg Buchner', hand: 'broad', at: 'middle' }),
  poster('Under Milk Wood', both('A moon above the sea and its light on the water', 'Lleuad uwchben y môr'), 'moonSea', 'night', ['Under', 'Milk Wood'], { by: 'Dylan Thomas', hand: 'fine' }),
  poster('Antigone', both('Columns, one of them broken, before the sun', 'Colofnau o flaen yr haul'), 'columns', 'noon', ['Antigone'], { by: 'Sophocles', hand: 'broad', at: 'top' }),
  poster('The Seagull', both('Gulls crossing a pale sun above the water', 'Gwylanod yn croesi haul gwelw'), 'birds', 'ice', ['The', 'Seagull'], { by: 'Anton Chekhov', hand: 'fine' }),
  poster('The Signal-Man', both('Rays of a red lamp in a tunnel', 'Pelydrau lamp goch mewn twnnel'), 'rays', 'blood', ['The', 'Signal-Man'], { by: 'Charles Dickens', at: 'middle' }),
  poster('The Snow Queen', both('Snow-covered mountains under a red sun', 'Mynyddoedd dan eira'), 'peaks', 'sky', ['The Snow', 'Queen'], { by: 'After Hans Christian Andersen', hand: 'round', at: 'top' }),
  poster('A Christmas Carol', both('A candle in falling snow', 'Cannwyll mewn eira'), 'candle', 'copper', ['A', 'Christmas', 'Carol'], { by: 'Charles Dickens' }),
  poster('Macbeth', both('A crown breaking apart on deep red', 'Coron yn torri ar goch tywyll'), 'crown', 'blood', ['Macbeth'], { by: 'William Shakespeare', hand: 'narrow', at: 'middle' }),
  poster('The Cherry Orchard', both('Cherry trees in blossom before a red sun', 'Coed ceirios yn eu blodau'), 'orchard', 'orchard', ['The', 'Cherry', 'Orchard'], { by: 'Anton Chekhov', hand: 'fine' }),
  poster('A Doll’s House', both('Doors within doors in pale wood', 'Drysau o fewn drysau'), 'doors', 'paper', ["A Doll's", 'House'], { by: 'Henrik Ibsen', hand: 'fine', at: 'middle' }),
  poster('The Importance of Being Earnest', both('A violet fan with dots', 'Gwyntyll fioled'), 'fan', 'violet', ['The', 'importance', 'of being', 'Earnest'], { by: 'Oscar Wilde', hand: 'round' }),
  poster('The Tempest', both('High waves and rain under a yellow sun', 'Tonnau uchel a glaw'), 'storm', 'storm', ['The', 'Tempest'], { by: 'William Shakespeare', hand: 'broad' }),
  poster('Peer Gynt', both('Steps climbing towards the moon, a small figure on them', 'Grisiau’n dringo tua’r lleuad'), 'stairs', 'plum', ['Peer', 'Gynt'], { by: 'Henrik Ibsen', hand: 'broad', at: 'top' }),
  poster('La traviata', both('A red curtain, parted by light', 'Llen goch a golau rhyngddi'), 'curtain', 'blood', ['La', 'traviata'], { by: 'Giuseppe Verdi', hand: 'fine' }),
  poster('Tosca', both('Two masks, one laughing and one weeping', 'Dau fwgwd'), 'masks', 'copper', ['Tosca'], { by: 'Giacomo Puccini', hand: 'broad' }),
  poster('Dido and Aeneas', both('Sails leaving a harbour', 'Hwyliau’n gadael harbwr'), 'sails', 'sea', ['Dido', 'and Aeneas'], { by: 'Henry Purcell', hand: 'fine', at: 'top' }),
  poster('The Pirates of Penzance', both('Paper boats on dark waves', 'Cychod papur ar donnau'), 'paperBoats', 'night', ['The Pirates', 'of Penzance'], { by: 'Gilbert and Sullivan', hand: 'round', at: 'middle' }),
  poster('Blodwen', both('A garden of tall flowers', 'Gardd o flodau tal'), 'garden', 'moss', ['Blodwen'], { by: 'Joseph Parry', hand: 'fine', at: 'top' }),
  poster('Swan Lake', both('A white swan on a dark lake', 'Alarch gwyn ar lyn tywyll'), 'swan', 'violet', ['Swan', 'Lake'], { by: 'Northlight Ballet', hand: 'fine' }),
  poster('From the New World', both('Hills one behind another, a low sun', 'Bryniau a haul isel'), 'hills', 'noon', ['From', 'the new', 'world'], { by: 'Riverside Sinfonia', hand: 'narrow', at: 'top' }),
  poster('A Brandenburg evening', both('Organ pipes in copper', 'Pibau organ'), 'pipes', 'copper', ['Brandenburg', 'evening'], { by: 'Riverside Sinfonia', hand: 'round', at: 'top' }),
  poster('Mahler One', both('An orchestra seen from above', 'Cerddorfa oddi uchod'), 'orchestra', 'plum', ['Mahler', 'one'], { by: 'Riverside Sinfonia', hand: 'broad' }),
  poster('Messiah', both('A great sun with rays', 'Haul mawr â phelydrau'), 'rays', 'night', ['Messiah'], { by: 'G. F. Handel', hand: 'fine', at: 'middle' }),
  poster('The Four Seasons', both('Four strings that sound', 'Tannau’n seinio'), 'strings', 'copper', ['The four', 'seasons'], { by: 'By candlelight', hand: 'fine' }),
  poster('Enigma', both('Two masks in slate and gold', 'Dau fwgwd'), 'masks', 'slate', ['Enigma'], { by: 'Edward Elgar', hand: 'fine', at: 'top' }),
  poster('Beethoven Five', both('Strings swinging on blue', 'Tannau ar las'), 'strings', 'ice', ['Beethoven', 'five'], { by: 'Riverside Sinfonia', hand: 'narrow' }),
  poster('The Planets', both('Planets on their orbits', 'Planedau ar eu cylchdroeon'), 'planets', 'night', ['The', 'planets'], { by: 'Gustav Holst', hand: 'round', at: 'middle' }),
  poster('Clara', both('The keys of a piano', 'Allweddau piano'), 'keys', 'rose', ['Clara'], { by: 'Letters and music', hand: 'fine', at: 'middle' }),
  poster('The Carnival of the Animals', both('Colourful tiles of circles and quarters', 'Teils lliwgar'), 'tiles', 'sky', ['Carnival', 'of the', 'animals'], { by: 'Camille Saint-Saens', hand: 'round' }),
  poster('Proms in the garden', both('Flowers in rows under a yellow sky', 'Blodau mewn rhesi'), 'garden', 'noon', ['Proms', 'in the', 'garden'], { by: 'Riverside Sinfonia', hand: 'narrow', at: 'top' }),
  poster('Tea dance', both('Circles and quarters in rose', 'Cylchoedd a chwarteri'), 'tiles', 'rose', ['Tea', 'dance'], { by: 'Every fourth Wednesday', hand: 'round', at: 'top' }),
  poster('Youth theatre', both('Paper boats on a bright sea', 'Cychod papur'), 'paperBoats', 'sea', ['Youth', 'theatre'], { by: 'From 8 to 18', hand: 'broad', at: 'top' }),
  poster('Nosferatu', both('Stairs and a moon in black and grey', 'Grisiau a lleuad'), 'stairs', 'slate', ['Nosferatu'], { by: 'With live organ', hand: 'narrow', at: 'middle' }),
  poster('Noson lawen', both('A town at dusk with lit windows', 'Tref gyda’r nos'), 'town', 'violet', ['Noson', 'lawen'], { by: 'Yn Gymraeg', hand: 'broad' }),
  poster('Carols on the bridge', both('Lanterns hanging in the night', 'Llusernau yn y nos'), 'lanterns', 'night', ['Carols', 'on the', 'bridge'], { by: 'Free, with lanterns', hand: 'round' }),
]

export interface DemoView {
  name: string
  alt: Both
  kind: VenueDrawing
  palette: PaletteName
}

export const VIEWS: DemoView[] = [
  { alt: both('A red proscenium stage seen over rows of seats', 'Llwyfan coch dros resi o seddi'), kind: 'house', name: 'The Main House from the stalls', palette: 'blood' },
  { alt: both('A chair in a pool of light in a black room', 'Cadair mewn golau'), kind: 'studio', name: 'The Studio under its lamps', palette: 'slate' },
  { alt: both('A small stage under trees with strings of lights', 'Llwyfan bach dan goed a goleuadau'), kind: 'garden', name: 'The Garden Stage at dusk', palette: 'forest' },
  { alt: both('A light room with tall windows and tape marks on the floor', 'Ystafell olau â ffenestri tal'), kind: 'room', name: 'The Weir Room in the morning', palette: 'paper' },
  { alt: both('The lit theatre across the river at night', 'Y theatr dros yr afon liw nos'), kind: 'riverside', name: 'Riverside Theatre at night', palette: 'night' },
]
