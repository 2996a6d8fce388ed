import { creditsOf, namesIn, possibleNames, sideOfPeople } from '@/plugins/credits/lib/castList/creditsOf'
import { MAX_LINES, parseCastList } from '@/plugins/credits/lib/castList/parseCastList'

const nobody = () => false

/** As `role | name | group`. */
const read = (text: string, isKnown: (name: string) => boolean = nobody) => {
  const { lines } = parseCastList(text)
  return creditsOf(lines, sideOfPeople(lines, isKnown)).map(({ group, name, role }) => `${role} | ${name} | ${group}`)
}

describe('line of a cast list', () => {
  it.each([
    ['Hamlet – Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet - Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet— Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Jane Doe as Hamlet', 'Hamlet | Jane Doe | cast'],
    ['Jane Doe como Hamlet', 'Hamlet | Jane Doe | cast'],
    ['Director: Jane Doe', 'Director | Jane Doe | creative'],
    ['Director\uff1aJane Doe', 'Director | Jane Doe | creative'],
    ['Directed by Jane Doe', 'Director | Jane Doe | creative'],
    ['Music by Jane Doe', 'Music | Jane Doe | creative'],
    ['Jane Doe (Hamlet)', 'Hamlet | Jane Doe | cast'],
    ['Jane Doe, director', 'director | Jane Doe | creative'],
    ['Hamlet\tJane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet ........ Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet          Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['3. Hamlet – Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['• Hamlet – Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['12\tHamlet\tJane Doe', 'Hamlet | Jane Doe | cast'],
    ['Jane Doe', ' | Jane Doe | cast'],
    ['Doe, Jane', ' | Doe, Jane | cast'],
    ['First violin – Jane Doe', 'First violin | Jane Doe | musicians'],
    ['Deputy stage manager: Jane Doe', 'Deputy stage manager | Jane Doe | crew'],
    ['Dirección: Jane Doe', 'Dirección | Jane Doe | creative'],
    ['إخراج: ليلى حداد', 'إخراج | ليلى حداد | creative'],
    ['Hamlet—Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet–Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet–Jane', 'Hamlet | Jane | cast'],
    ['Hamlet--Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet-----Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Director—Jane Doe', 'Director | Jane Doe | creative'],
    ['HAMLET—JANE DOE', 'HAMLET | JANE DOE | cast'],
    ['Hamlet: Jane', 'Hamlet | Jane | cast'],
    ['Hamlet.....Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet·····Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Hamlet _____ Jane Doe', 'Hamlet | Jane Doe | cast'],
    ['Anne-Marie Doe', ' | Anne-Marie Doe | cast'],
    ['Jane Doe (1914–1918)', '1914–1918 | Jane Doe | cast'],
    ['Lady-in-waiting – Anne-Marie Doe', 'Lady-in-waiting | Anne-Marie Doe | cast'],
  ])('is read: %s', (line, credit) => expect(read(line)).toEqual([credit]))

  it('is read as several credits when several people share a role', () => {
    expect(read('Ensemble: Jane Doe, John Roe and Mary Major')).toEqual([
      'Ensemble | Jane Doe | cast',
      'Ensemble | John Roe | cast',
      'Ensemble | Mary Major | cast',
    ])
    expect(namesIn('Doe, Jane')).toEqual(['Doe, Jane'])
    expect(namesIn('Alexander Sandys')).toEqual(['Alexander Sandys'])
  })

  it('is ignored when it names nobody', () => expect(read('\n  \t \n---\n•\n12.\n')).toEqual([]))
})

describe('cast list', () => {
  it('takes departments from headings in capitals, with a colon or by their name', () => {
    const text =
      'CREATIVE TEAM\nDirector: Jane Doe\n\nCast\nHamlet – John Roe\n\nSTAGE MANAGEMENT\nMary Major\n\nDIRECTOR OF PHOTOGRAPHY\nRita Poe\n\nMusicians:\nSam Coe'
    expect(read(text)).toEqual([
      'Director | Jane Doe | creative',
      'Hamlet | John Roe | cast',
      ' | Mary Major | crew',
      'Director of photography | Rita Poe | creative',
      ' | Sam Coe | musicians',
    ])
  })

  it('takes capitals as headings only when other lines have lower-case letters', () => {
    expect(read('HAMLET – JANE DOE\nOPHELIA – MARY MAJOR')).toEqual([
      'HAMLET | JANE DOE | cast',
      'OPHELIA | MARY MAJOR | cast',
    ])
    expect(read('JANE DOE\nJOHN ROE')).toEqual([' | JANE DOE | cast', ' | JOHN ROE | cast'])
  })

  it('reads the columns of a table by their headings', () => {
    expect(
      read('First name\tSurname\tRole\tDepartment\nJane\tDoe\tHamlet\tCast\nJohn\tRoe\tDirector\tCreative team'),
    ).toEqual(['Hamlet | Jane Doe | cast', 'Director | John Roe | creative'])
    expect(read('Actor\tCharacter\nJane Doe\tHamlet')).toEqual(['Hamlet | Jane Doe | cast'])
    expect(read('Crew\tFlies\tJane Doe')).toEqual(['Flies | Jane Doe | crew'])
  })

  it('detects on which side of the lines the people are', () => {
    expect(read('Jane Doe – Director\nJohn Roe – Hamlet')).toEqual([
      'Director | Jane Doe | creative',
      'Hamlet | John Roe | cast',
    ])
    expect(read('Jane Doe\tEnsemble\nJohn Roe\tEnsemble')).toEqual([
      'Ensemble | Jane Doe | cast',
      'Ensemble | John Roe | cast',
    ])
    expect(read('Jane Doe – Lady Macbeth', (name) => name === 'Jane Doe')).toEqual(['Lady Macbeth | Jane Doe | cast'])
    expect(read('Jane Doe – Lady Macbeth')).toEqual(['Jane Doe | Lady Macbeth | cast'])
    expect(possibleNames(parseCastList('Hamlet – Jane Doe\nDirector: John Roe').lines)).toEqual([
      'Hamlet',
      'Jane Doe',
      'John Roe',
    ])
  })

  it('leaves out invisible characters of word processors', () =>
    expect(read('\ufeffHamlet\u00a0–\u00a0Jane\u200b Doe\r\nOphelia\u00a0– Zoe\u0301 Roe\v')).toEqual([
      'Hamlet | Jane Doe | cast',
      'Ophelia | Zoé Roe | cast',
    ]))

  it('stops at the maximum number of lines and reports that it was cut', () => {
    const { isCut, lines } = parseCastList(
      Array.from({ length: MAX_LINES + 1 }, (_, index) => `Part ${index} – Jane Doe`).join('\n'),
    )
    expect(isCut).toBe(true)
    expect(lines).toHaveLength(MAX_LINES)
    expect(parseCastList('Hamlet – Jane Doe').isCut).toBe(false)
  })

  it('reads pathological input within the limit of lines', () => {
    const text =
      `${'a – '.repeat(300)}\n${' '.repeat(5000)}\n${'. '.repeat(2000)}\n${'x by '.repeat(300)}\n${'as '.repeat(400)}`.repeat(
        80,
      )
    expect(parseCastList(text).lines.length).toBeLessThanOrEqual(MAX_LINES)
  })
})
