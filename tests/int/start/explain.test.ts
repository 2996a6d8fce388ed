import { explain } from '../../../scripts/lib/postgres/explain.mjs'

describe('what PostgreSQL says, in one sentence', () => {
  it.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'The disk is full'],
    ['FATAL:  lock file "postmaster.pid" already exists', 'Another PostgreSQL is running'],
    ['initdb: error: could not access directory "/x": Permission denied', 'PostgreSQL cannot access'],
    ['DETAIL:  The data directory was initialized by PostgreSQL version 17', 'another version of PostgreSQL'],
    ['FATAL:  could not create shared memory segment: Cannot allocate memory', 'too little shared memory'],
    ['LOG:  starting\nFATAL:  something quite new\nLOG:  shut down', 'something quite new'],
    ['', 'it printed nothing'],
  ])('%s', (output, sentence) => {
    const { name, message } = explain(output, '/some/place')
    expect(name).toBe('StartError')
    expect(message).toContain(sentence)
    expect(message).not.toContain('\n')
  })
})
