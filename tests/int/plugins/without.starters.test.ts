import { describeWithout } from './support/withoutPlugin'

describeWithout('starters')
