import { useFormat } from '../shell/language/format.ts';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { useSelf } from '../shell/session/self.ts';
import { useNow } from '../shell/useNow.ts';
import { useTexts } from './texts.ts';

/** What the day asks for. */
export function TodayScreen() {
  const texts = useTexts();
  const format = useFormat();
  const { name } = useSelf();
  const now = useNow();
  const hour = Number(format.time(now).slice(0, 2));
  const [first = name] = name.split(' ');
  const greet = hour < 11 ? texts.goodMorning : hour < 18 ? texts.goodAfternoon : texts.goodEvening;
  return <PageHead title={greet(first)} lead={`${format.day(now)}, ${format.time(now)}`} />;
}
