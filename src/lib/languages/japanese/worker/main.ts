import { TokenizerBuilder, type Tokenizer } from 'lindera-wasm-nodejs-ipadic'
import { toRomaji } from 'wanakana'
import { exitAboveLimits } from '@/lib/process/endAbove'

/** Entry point of the process that reads Japanese: one text and its reading per message. */

/** A word as the dictionary knows it. Words that it does not know have no reading. */
interface Token {
  partOfSpeech: string
  pronunciation?: string
  reading?: string
  surface: string
}

/** How titles are spelled that were written in Latin letters before: the library spells each kana by itself. */
const FOREIGN_SOUNDS = {
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  くぁ: 'kwa',
  つぁ: 'tsa',
  てぃ: 'ti',
  でぃ: 'di',
  とぅ: 'tu',
  どぅ: 'du',
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
}

/** Written ha, he, but spoken wa, e. */
const PARTICLE = '助詞'

/** Room for the dictionary. */
const MEMORY_BYTES = 768 * 1024 * 1024

const begin = exitAboveLimits(MEMORY_BYTES)
let tokenizer: Tokenizer | undefined

process.on('message', ({ cpuMs, job }: { cpuMs: number; job: { text: string } }) => {
  begin(cpuMs)
  process.send?.({ result: read(job.text) })
})

function read(text: string): string {
  tokenizer ??= withDictionary()
  const tokens = tokenizer.tokenize(text) as Token[]
  return tokens.map(readToken).join(' ')
}

function readToken({ partOfSpeech, pronunciation, reading, surface }: Token): string {
  const kana = partOfSpeech === PARTICLE ? pronunciation : reading
  return toRomaji(kana ?? surface, { customRomajiMapping: FOREIGN_SOUNDS })
}

function withDictionary(): Tokenizer {
  const builder = new TokenizerBuilder()
  builder.setDictionary('embedded://ipadic')
  builder.setMode('normal')
  return builder.build()
}
