import { Toast } from '@trolley/ui/Toast.tsx';
import { useTexts } from '../texts.ts';
import { dismiss, useNotices } from './notices.ts';

/** What just happened, with the way back beside it. */
export function Notices() {
  const texts = useTexts();
  return (
    <div className="notices" role="status">
      {useNotices().map(({ id, text, tone, action }) => (
        <Toast
          key={id}
          tone={tone}
          closeLabel={texts.close}
          onClose={() => dismiss(id)}
          action={
            action && {
              label: action.label,
              onPress: () => {
                dismiss(id);
                action.onPress();
              },
            }
          }
        >
          {text}
        </Toast>
      ))}
    </div>
  );
}
