import { describeWithout } from './support/withoutPlugin'

describeWithout('releases')
