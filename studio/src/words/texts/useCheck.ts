import { useQuery } from '@tanstack/react-query';
import { checkText, type EndpointReply } from '@trolley/contract';
import { callStudio } from '../../shell/api/callStudio.ts';
import { useLater } from '../../shell/useLater.ts';

/** What is wrong with a text and how it reads, asked once typing rests; the last answer until then. */
export function useCheck(key: string, text: string): EndpointReply<typeof checkText> | undefined {
  const asked = useLater(text);
  const { data } = useQuery({
    queryKey: [checkText.path, key, asked],
    queryFn: ({ signal }) => callStudio(checkText, { body: { key, text: asked } }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
