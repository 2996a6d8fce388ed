import { both } from '../../writing/translated'
import { production, type Production } from './production'

const HOUSE = 'main-house'
const STUDIO = 'the-studio'
const GARDEN = 'the-garden-stage'
const own = { organizations: ['riverside-company'] }

/** What the company plays. */
export const PLAYS: Production[] = [
  production(
    'hamlet',
    both('Hamlet'),
    both('A state funeral, a wedding a month later, and a son who cannot sleep. Eleri Vaughan directs.', 'Angladd, priodas fis yn ddiweddarach, a mab na all gysgu. Eleri Vaughan sy’n cyfarwyddo.'),
    ['Elsinore is a house full of microphones. Everyone is overheard, and everyone performs for whoever may be listening.', 'Iwan Cadwallader plays the prince, in a production that runs at two hours fifty and does not hurry.'],
    { ...own, age: '12 and over', cast: ['Hamlet', 'Gertrude', 'Claudius', 'Ophelia', 'Polonius', 'Horatio', 'Laertes', 'The Player King'], from: -170, guidance: 'Haze, a gunshot, themes of suicide.', image: 'Hamlet poster', minutes: 170, performances: 12, price: '£12 – £38', rhythm: 'run', series: ['classics-on-the-river'], team: [['eleri-vaughan', 'Director'], ['ffion-maddocks', 'Designer'], ['catrin-hopkin', 'Lighting designer'], ['rhodri-pask', 'Sound designer'], ['jonah-reed', 'Stage manager', 'crew']], venue: HOUSE, works: ['hamlet'] },
  ),
  production(
    'the-rivals',
    both('The Rivals', 'Y Cystadleuwyr'),
    both('Bath in the season: false names, real duels, and an aunt who loves long words.', 'Caerfaddon yn ei thymor: enwau ffug, gornestau go iawn, a modryb sy’n caru geiriau hir.'),
    ['Sheridan was twenty-three and needed money. The result has been funny for two and a half centuries.', 'Rosalind Pike is Mrs Malaprop, the very pineapple of politeness.'],
    { ...own, age: '8 and over', cast: ['Mrs Malaprop', 'Captain Absolute', 'Lydia Languish', 'Sir Anthony', 'Bob Acres', 'Julia'], from: -140, image: 'The Rivals poster', minutes: 145, performances: 10, price: '£12 – £36', rhythm: 'run', series: ['classics-on-the-river'], team: [['nadia-rahim', 'Director'], ['oyin-bello', 'Designer'], ['dominic-farr', 'Lighting designer']], venue: HOUSE, works: ['the-rivals'] },
  ),
  production(
    'trifles',
    both('Trifles'),
    both('A farmhouse kitchen, a man dead upstairs, and two women who look where nobody else does.', 'Cegin ffermdy, dyn marw i fyny’r grisiau, a dwy fenyw sy’n edrych lle nad edrycha neb arall.'),
    ['Susan Glaspell reported on the trial as a young journalist and wrote the play sixteen years later.', 'Forty-five minutes, followed by a conversation with the company.'],
    { ...own, age: '12 and over', cast: ['Mrs Hale', 'Mrs Peters', 'The Sheriff'], from: -150, image: 'Trifles poster', minutes: 45, performances: 6, price: '£14', rhythm: 'evening', series: ['studio-first'], team: [['marcus-adeyemi', 'Director'], ['peter-lindgren', 'Designer']], venue: STUDIO, works: ['trifles'] },
  ),
  production(
    'a-midsummer-nights-dream',
    both('A Midsummer Night’s Dream', 'Breuddwyd Noswyl Ifan'),
    both('Lovers, weavers and fairies under our own plane trees. Bring a cushion.', 'Cariadon, gwehyddion a thylwyth teg dan ein coed ni. Dewch â chlustog.'),
    ['The summer show goes outdoors. It starts in daylight and ends under lanterns, with the weir as its orchestra.', 'Picnics welcome from six. If it rains, we play; if it pours, we wait.'],
    { ...own, age: 'For everybody from 6', cast: ['Titania', 'Oberon', 'Puck', 'Bottom', 'Hermia', 'Helena', 'Lysander', 'Demetrius'], from: -115, image: 'A Midsummer Night’s Dream poster', minutes: 140, performances: 14, price: '£10 – £24', rhythm: 'run', team: [['joel-prosser', 'Director'], ['peter-lindgren', 'Designer'], ['amara-osei', 'Musical director'], ['tamsin-boyle', 'Movement director']], venue: GARDEN, works: ['a-midsummer-nights-dream'] },
  ),
  production(
    'blood-wedding',
    both('Blood Wedding', 'Priodas Waed'),
    both('Two families, one bride, and a horse that knows the way. With live guitar and harp.', 'Dau deulu, un briodferch, a cheffyl sy’n gwybod y ffordd. Gyda gitâr a thelyn fyw.'),
    ['Lorca found the story in a newspaper. Nadia Rahim tells it on bare boards, with a moon that somebody has to carry.'],
    { ...own, age: '14 and over', cast: ['The Mother', 'The Bride', 'Leonardo', 'The Bridegroom', 'The Moon', 'The Beggar Woman'], from: -75, guidance: 'Haze, blood, a knife.', image: 'Blood Wedding poster', minutes: 105, performances: 12, price: '£12 – £36', rhythm: 'run', series: ['classics-on-the-river'], team: [['nadia-rahim', 'Director'], ['ffion-maddocks', 'Designer'], ['dominic-farr', 'Lighting designer'], ['yuki-tanabe', 'Sound designer']], venue: HOUSE, works: ['blood-wedding'] },
  ),
  production(
    'woyzeck',
    both('Woyzeck'),
    both('A soldier sells his body to a doctor and his peace to everybody else. Eighty-five minutes, no interval.', 'Milwr yn gwerthu ei gorff i feddyg a’i heddwch i bawb arall. Wyth deg pump munud, dim egwyl.'),
    ['Büchner died at twenty-three with the scenes unnumbered. Each night the company plays them in another order.'],
    { ...own, age: '15 and over', cast: ['Woyzeck', 'Marie', 'The Captain', 'The Doctor', 'The Drum Major'], from: -60, guidance: 'Violence against a woman, strobe light.', image: 'Woyzeck poster', minutes: 85, performances: 8, price: '£16', rhythm: 'evening', series: ['studio-first'], team: [['marcus-adeyemi', 'Director'], ['peter-lindgren', 'Designer'], ['yuki-tanabe', 'Sound designer']], venue: STUDIO, works: ['woyzeck'] },
  ),
  production(
    'under-milk-wood',
    both('Under Milk Wood', 'Dan y Wenallt'),
    both('To begin at the beginning: a spring night in a small town, moonless and starless. Twelve actors, sixty voices.', 'I ddechrau yn y dechrau: noson o wanwyn mewn tref fechan. Deuddeg actor, chwe deg o leisiau.'),
    ['A play for voices, played with almost nothing but voices. Two of the evenings are in Welsh, as Dan y Wenallt.', 'Audio description is woven into the text at every performance.'],
    { ...own, age: '10 and over', aboutWelsh: ['Drama i leisiau, a chwaraeir bron heb ddim ond lleisiau.', 'Mae sain-ddisgrifiad yn rhan o’r testun ym mhob perfformiad.'], cast: ['First Voice', 'Captain Cat', 'Polly Garter', 'Mr Pugh', 'Mrs Ogmore-Pritchard', 'Rosie Probert', 'Organ Morgan'], from: -35, image: 'Under Milk Wood poster', minutes: 100, performances: 12, price: '£12 – £36', rhythm: 'run', series: ['classics-on-the-river', 'yn-gymraeg'], team: [['eleri-vaughan', 'Director'], ['ffion-maddocks', 'Designer'], ['catrin-hopkin', 'Lighting designer'], ['rhodri-pask', 'Sound designer']], venue: HOUSE, works: ['under-milk-wood'] },
  ),
  production(
    'antigone',
    both('Antigone'),
    both('One sister, one law, ninety minutes. With a chorus of twelve from the neighbourhood.', 'Un chwaer, un gyfraith, naw deg munud. Gyda chorws o ddeuddeg o’r gymdogaeth.'),
    ['The chorus are our neighbours: a bus driver, two pupils, a judge who has retired. They have rehearsed since August.'],
    { ...own, age: '12 and over', cast: ['Antigone', 'Ismene', 'Creon', 'Haemon', 'Tiresias'], from: -28, image: 'Antigone poster', minutes: 90, performances: 8, price: '£16', rhythm: 'evening', series: ['studio-first'], team: [['marcus-adeyemi', 'Director'], ['oyin-bello', 'Designer'], ['tamsin-boyle', 'Movement director']], venue: STUDIO, works: ['antigone'] },
  ),
  production(
    'the-seagull',
    both('The Seagull', 'Yr Wylan'),
    both('A lake, a summer, a new kind of theatre. Chekhov’s comedy of people who love in the wrong direction.', 'Llyn, haf, math newydd o theatr. Comedi Chekhov am bobl sy’n caru i’r cyfeiriad anghywir.'),
    ['The second act is played on the stage, the fourth in the scene dock with the doors open to the cold. Dress warmly; blankets are on the seats.', 'Mared Eynon is Nina, Rosalind Pike Arkadina.'],
    { ...own, age: '12 and over', cast: ['Nina', 'Arkadina', 'Konstantin', 'Trigorin', 'Masha', 'Sorin', 'Dr Dorn', 'Medvedenko'], from: -12, guidance: 'A gunshot is heard. Themes of suicide.', image: 'The Seagull poster', minutes: 140, performances: 16, price: '£12 – £38', rhythm: 'run', series: ['classics-on-the-river'], team: [['eleri-vaughan', 'Director'], ['ffion-maddocks', 'Designer'], ['catrin-hopkin', 'Lighting designer'], ['yuki-tanabe', 'Sound designer'], ['jonah-reed', 'Stage manager', 'crew']], venue: HOUSE, works: ['the-seagull'] },
  ),
  production(
    'the-signal-man',
    both('The Signal-Man'),
    both('A ghost story for one actor, one lamp and a very long tunnel.', 'Stori ysbryd i un actor, un lamp a thwnnel hir iawn.'),
    ['Huw Bevan tells Dickens’s story in the dark, as close to the audience as the fire officer allows.'],
    { ...own, age: '10 and over', cast: ['The Signal-Man'], from: -5, guidance: 'Long darkness, sudden sounds.', image: 'The Signal-Man poster', minutes: 60, performances: 10, price: '£15', rhythm: 'evening', series: ['studio-first'], team: [['joel-prosser', 'Director'], ['rhodri-pask', 'Sound designer']], venue: STUDIO, works: ['the-signal-man'] },
  ),
  production(
    'the-snow-queen',
    both('The Snow Queen', 'Brenhines yr Eira'),
    both('Gerda sets out in her red shoes to bring Kai home. Our winter show, with puppets, ice and a reindeer.', 'Mae Gerda’n cychwyn yn ei hesgidiau coch i ddod â Kai adref. Ein sioe aeaf, gyda phypedau, iâ a charw.'),
    ['From the makers of last year’s Pinocchio: an adventure in seven stories for everybody who is older than five or has been.', 'Songs by Amara Osei. The puppets were built in our own workshop, the reindeer from eleven umbrellas.'],
    { ...own, aboutWelsh: ['Antur mewn saith stori i bawb sy’n hŷn na phump.', 'Caneuon gan Amara Osei.'], age: 'For everybody from 5', cast: ['Gerda', 'Kai', 'The Snow Queen', 'The Robber Girl', 'The Reindeer', 'The Crow'], from: 12, image: 'The Snow Queen poster', minutes: 95, performances: 24, price: '£9 – £28, families of four £68', rhythm: 'family', series: ['family-weekends'], team: [['joel-prosser', 'Director'], ['oyin-bello', 'Designer'], ['amara-osei', 'Musical director'], ['dominic-farr', 'Lighting designer'], ['jonah-reed', 'Stage manager', 'crew']], venue: HOUSE, works: ['the-snow-queen'] },
  ),
  production(
    'a-christmas-carol',
    both('A Christmas Carol', 'Carol Nadolig'),
    both('The whole story, read aloud by the company around one table, with soup.', 'Yr holl stori, wedi’i darllen yn uchel gan y cwmni o gwmpas un bwrdd, gyda chawl.'),
    ['Dickens read it in eighty minutes and so do we. The soup is leek; there is a vegan pot as well.'],
    { ...own, age: '7 and over', cast: ['Reader', 'Reader', 'Reader', 'Reader'], from: 20, image: 'A Christmas Carol poster', minutes: 80, performances: 6, price: '£18 with soup', rhythm: 'evening', series: ['late-at-the-riverside'], team: [['eleri-vaughan', 'Host']], venue: STUDIO, works: ['a-christmas-carol'] },
  ),
  production(
    'macbeth',
    both('Macbeth'),
    both('Six actors, two hours, no light but what they carry.', 'Chwe actor, dwy awr, dim golau ond yr hyn a gariant.'),
    ['A studio Macbeth that fits into a van. After its run here it goes to eleven village halls.'],
    { ...own, age: '12 and over', cast: ['Macbeth', 'Lady Macbeth', 'Banquo', 'Macduff', 'The Weird Sisters', 'Duncan'], from: 66, guidance: 'Haze, blood, darkness.', image: 'Macbeth poster', minutes: 120, performances: 8, price: '£16', rewritten: 'Six actors, two hours, and no light but what they carry. After its run here the production tours to eleven village halls.', rhythm: 'evening', series: ['studio-first'], team: [['marcus-adeyemi', 'Director'], ['peter-lindgren', 'Designer'], ['catrin-hopkin', 'Lighting designer']], venue: STUDIO, works: ['macbeth'] },
  ),
  production(
    'the-cherry-orchard',
    both('The Cherry Orchard', 'Y Gelli Geirios'),
    both('Everything must be sold by August. Chekhov’s last comedy, with the company that played The Seagull.', 'Rhaid gwerthu popeth erbyn Awst. Comedi olaf Chekhov, gyda’r cwmni a chwaraeodd Yr Wylan.'),
    ['The nursery has not changed, except that the plaster is coming down. The orchard is in blossom, and it is three degrees below zero.', 'The second half of our Chekhov year. See both plays and the second costs half.'],
    { ...own, age: '12 and over', cast: ['Ranevskaya', 'Gaev', 'Lopakhin', 'Varya', 'Anya', 'Trofimov', 'Firs', 'Charlotta'], from: 75, image: 'The Cherry Orchard poster', minutes: 130, performances: 12, price: '£12 – £38', rhythm: 'run', series: ['classics-on-the-river'], team: [['eleri-vaughan', 'Director'], ['ffion-maddocks', 'Designer'], ['catrin-hopkin', 'Lighting designer'], ['amara-osei', 'Musical director']], venue: HOUSE, works: ['the-cherry-orchard'] },
  ),
  production(
    'a-dolls-house',
    both('A Doll’s House', 'Tŷ Dol'),
    both('Nora has saved her husband’s life, and he must never know how.', 'Mae Nora wedi achub bywyd ei gŵr, a rhaid iddo beidio byth â gwybod sut.'),
    ['Hannah Strand comes from opera and stages Ibsen like chamber music: five players, one room, eight doors.'],
    { ...own, age: '12 and over', cast: ['Nora', 'Torvald', 'Mrs Linde', 'Krogstad', 'Dr Rank'], from: 100, image: 'A Doll’s House poster', minutes: 130, performances: 12, price: '£12 – £38', rhythm: 'run', series: ['classics-on-the-river'], team: [['hannah-strand', 'Director'], ['oyin-bello', 'Designer'], ['dominic-farr', 'Lighting designer']], venue: HOUSE, works: ['a-dolls-house'] },
  ),
  production(
    'the-importance-of-being-earnest',
    both('The Importance of Being Earnest', 'Pwysigrwydd Bod yn Ddifrifol'),
    both('Two bachelors, one name, forty-one cucumber sandwiches a night.', 'Dau hen lanc, un enw, pedwar deg un o frechdanau ciwcymbr bob nos.'),
    ['Wilde’s last comedy in four acts, with the solicitor put back where he cut him.'],
    { ...own, age: '8 and over', cast: ['Lady Bracknell', 'Algernon', 'Jack', 'Gwendolen', 'Cecily', 'Miss Prism', 'Canon Chasuble'], from: 130, image: 'The Importance of Being Earnest poster', minutes: 125, performances: 8, price: '£12 – £36', rhythm: 'run', series: ['classics-on-the-river'], team: [['nadia-rahim', 'Director'], ['oyin-bello', 'Designer']], venue: HOUSE, works: ['the-importance-of-being-earnest'] },
  ),
  production(
    'the-tempest',
    both('The Tempest', 'Y Dymestl'),
    both('The garden becomes an island. Prospero is Rosalind Pike.', 'Mae’r ardd yn troi’n ynys. Rosalind Pike yw Prospero.'),
    ['Shakespeare’s farewell, in the open air, with the youth theatre as the spirits of the isle.'],
    { age: 'For everybody from 8', cast: ['Prospero', 'Miranda', 'Ariel', 'Caliban', 'Ferdinand', 'Stephano', 'Trinculo'], from: 165, image: 'The Tempest poster', minutes: 135, organizations: ['riverside-company', 'riverside-youth-theatre'], performances: 10, price: '£10 – £24', rhythm: 'run', team: [['joel-prosser', 'Director'], ['peter-lindgren', 'Designer'], ['tamsin-boyle', 'Movement director']], venue: GARDEN, works: ['the-tempest'] },
  ),
  production(
    'peer-gynt',
    both('Peer Gynt'),
    both('Mountains, trolls, a shipwreck, an onion. Three hours round the world.', 'Mynyddoedd, troliaid, llongddrylliad, nionyn. Tair awr o gwmpas y byd.'),
    ['Three actors share the part of Peer: young, rich and late.'],
    { ...own, age: '10 and over', cast: ['Peer', 'Solveig', 'Åse', 'The Button-Moulder', 'The Troll King'], from: 185, image: 'Peer Gynt poster', minutes: 180, performances: 8, price: '£12 – £38', rhythm: 'run', series: ['classics-on-the-river'], team: [['eleri-vaughan', 'Director'], ['ffion-maddocks', 'Designer'], ['yuki-tanabe', 'Sound designer']], venue: HOUSE, works: ['peer-gynt'] },
  ),
  production(
    'the-government-inspector',
    both('The Government Inspector', 'Yr Arolygydd'),
    both('A small town, a large bribe, the wrong man.', 'Tref fechan, llwgrwobr fawr, y dyn anghywir.'),
    ['Next season’s opening. Casting is under way.'],
    { ...own, cast: ['The Mayor', 'Khlestakov'], draft: true, from: 205, minutes: 135, performances: 5, price: 'To be announced', rhythm: 'run', series: ['classics-on-the-river'], team: [['nadia-rahim', 'Director']], venue: HOUSE, works: ['the-government-inspector'] },
  ),
  production(
    'twelfth-night-for-schools',
    both('Twelfth Night for schools', 'Nos Ystwyll i ysgolion'),
    both('Ninety minutes of Shakespeare, and then the actors stay for your questions.', 'Naw deg munud o Shakespeare, ac yna mae’r actorion yn aros am eich cwestiynau.'),
    ['For years 7 to 11. A pack for teachers comes with the tickets; one teacher in ten comes free.'],
    { age: 'Years 7 to 11', cast: ['Viola', 'Olivia', 'Orsino', 'Malvolio', 'Feste'], from: 70, minutes: 90, organizations: ['riverside-company', 'open-door-schools'], performances: 4, price: '£6 a pupil', rhythm: 'schools', team: [['joel-prosser', 'Director']], venue: STUDIO, works: ['twelfth-night'] },
  ),
]
