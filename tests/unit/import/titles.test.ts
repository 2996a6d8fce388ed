import { plainText } from '@/plugins/nyphil/lib/titles/plainText'
import { readTitle } from '@/plugins/nyphil/lib/titles/readTitle'

describe('titles of an archive', () => {
  it.each([
    ['SYMPHONY NO.  5 IN C SHARP MINOR', 'Symphony No. 5 in C sharp minor'],
    ['CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449', 'Piano Concerto No. 14 in E flat major, K. 449'],
    ['CONCERTO, PIANO NO. 06, B-FLAT MAJOR, K.238', 'Piano Concerto No. 6 in B flat major, K. 238'],
    ['CONCERTO, VIOLIN, D MAJOR, OP.61', 'Violin Concerto in D major, Op. 61'],
    ['CONCERTO, PIANO, NO. 1, OP. 10, D FLAT MAJOR', 'Piano Concerto No. 1 in D flat major, Op. 10'],
    ['CONCERTO, VIOLIN, CELLO & PIANO, OP. 56 (TRIPLE)', 'Concerto for Violin, Cello and Piano, Op. 56 (Triple)'],
    ['CONCERTO, VIOLIN, D MINOR, OP .47', 'Violin Concerto in D minor, Op. 47'],
    ['SONATA, VIOLIN, UNACCOMPANIED, NO. 1, G MINOR, BWV 1001', 'Sonata for Solo Violin No. 1 in G minor, BWV 1001'],
    [
      'TRIO, VLN/VC/PNO, OP. 70, NO. 1, D MAJOR (GHOST)',
      'Trio for Violin, Cello and Piano in D major, Op. 70, No. 1 (Ghost)',
    ],
    ['TRIO, PIANO, A MAJOR, H.XV.18', 'Piano Trio in A major, Hob. XV:18'],
    ['SYMPHONY IN C', 'Symphony in C'],
    ['SYMPHONY NO. 41, C MAJOR, K.551, "JUPITER"', 'Symphony No. 41 in C major, K. 551 "Jupiter"'],
    ['SYMPHONY NO. 25, G MINOR, K.173DB (OLD K.183)', 'Symphony No. 25 in G minor, K. 173db (Old K. 183)'],
    ['MER, LA [THE SEA]', 'La Mer [The Sea]'],
    ['MAGIC FLUTE, THE, K.620', 'The Magic Flute, K. 620'],
    ['STAR IS BORN, A:  NEW WORLD, A', 'A Star Is Born: A New World'],
    ["ITALIANA IN ALGERI, L'", "L'Italiana in Algeri"],
    ['AMERIQUES [AMÉRIQUES]', 'Amériques'],
    ['FLIEGENDE HOLLANDER [HOLLÄNDER], DER', 'Der Fliegende Holländer'],
    ['BLUMINE [FROM SYMPHONY NO. 1]', 'Blumine [from Symphony No. 1]'],
    ['SUITE FOR ORCHESTRA (ARR. Mahler)', 'Suite for Orchestra (arr. Mahler)'],
    ['NOTHING FOR CHRISTMAS (ARR. Unspecified)', 'Nothing for Christmas'],
    ["DON'T RAIN ON MY PARADE", "Don't Rain on My Parade"],
    ["PRELUDE A L'APRES-MIDI D'UN FAUNE", "Prelude a l'Apres-Midi d'Un Faune"],
    ['CANZON X (BRASS)', 'Canzon X (Brass)'],
    ['BRANDENBURG CONCERTO NO. 6 IN B-FLAT MAJOR, BWV 1051', 'Brandenburg Concerto No. 6 in B flat major, BWV 1051'],
    ['SYMPHONY NO. 3 IN E FLAT MAJOR, OP. 55 (EROICA)', 'Symphony No. 3 in E flat major, Op. 55 (Eroica)'],
    ['E.T. THE EXTRA-TERRESTRIAL', 'E.T. the Extra-Terrestrial'],
    ['.', '.'],
  ])('writes %s as %s', (entry, title) => {
    expect(readTitle(entry).title).toBe(title)
  })

  it.each([
    ['CONCERTO, VIOLIN, D MAJOR, OP.61', 'Op. 61'],
    ['CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449', 'K. 449'],
    ['MUSICAL OFFERING, BWV 1079', 'BWV 1079'],
    ['CANDIDE', null],
  ])('finds the catalogue number in %s', (entry, number) => {
    expect(readTitle(entry).catalogueNumber).toBe(number)
  })

  it('reads authors before a title as authors, and capitals before it as part of the title', () => {
    expect(readTitle('Martin, Hugh / HAVE YOURSELF A MERRY LITTLE CHRISTMAS (BRASS)')).toMatchObject({
      coAuthors: 'Martin, Hugh',
      title: 'Have Yourself a Merry Little Christmas (Brass)',
    })
    expect(readTitle('JAN KEN / ROCK SCISSORS AND PAPER')).toMatchObject({
      coAuthors: '',
      title: 'Jan Ken / Rock Scissors and Paper',
    })
  })

  it.each([
    [{ _: 'Overture To', em: 'Tannhäuser' }, 'Overture To Tannhäuser'],
    [{ em: 'The Swan of Tuonela' }, 'The Swan of Tuonela'],
    [{ _: 'Andante allegretto ()', em: 'Blumine' }, 'Andante allegretto (Blumine)'],
    [{ _: "Hedwig's Theme (from )", em: 'Harry Potter' }, "Hedwig's Theme (from Harry Potter)"],
    [{ _: 'CONCERT FANTASY ON  FOR VIOLIN AND PIANO', em: 'CARMEN' }, 'CONCERT FANTASY ON CARMEN FOR VIOLIN AND PIANO'],
    [
      { _: 'FROM  (QUARTET)', em: ['ARRIVAL OF THE QUEEN OF SHEBA', 'SOLOMON'] },
      'ARRIVAL OF THE QUEEN OF SHEBA FROM SOLOMON (QUARTET)',
    ],
  ])('puts text in italics back into its position', (marked, text) => {
    expect(plainText(marked)).toBe(text)
  })
})
