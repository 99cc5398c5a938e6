import { Toast } from '@trolley/ui/Toast.tsx';
import { useShellTexts } from '../texts.ts';
import { dismiss, useToasts } from './toasts.ts';

/** The live region for what was done. */
export function Toasts() {
  const texts = useShellTexts();
  const toasts = useToasts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ key, tone = 'success', text, action }) => (
        <Toast
          key={key}
          tone={tone}
          closeLabel={texts.close}
          onClose={() => dismiss(key)}
          action={
            action && {
              label: action.label,
              onPress: () => {
                action.onPress();
                dismiss(key);
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
