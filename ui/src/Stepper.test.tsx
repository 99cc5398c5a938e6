import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StepperProps } from './Stepper.tsx';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

function show(props: Partial<StepperProps>) {
  const onChange = vi.fn();
  render(<Stepper value={2} label="Milk" decreaseLabel="Less" increaseLabel="More" onChange={onChange} {...props} />);
  return onChange;
}

describe('a stepper', () => {
  test('asks for one more and one less', () => {
    const onChange = show({});
    fireEvent.click(screen.getByLabelText('More'));
    fireEvent.click(screen.getByLabelText('Less'));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
    expect(screen.getByRole('group', { name: 'Milk' }).querySelector('output')?.textContent).toBe('2');
  });

  test('stops at its ends', () => {
    const onChange = show({ value: 5, min: 5, max: 5 });
    fireEvent.click(screen.getByLabelText('More'));
    fireEvent.click(screen.getByLabelText('Less'));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('never steps beyond its ends', () => {
    const onChange = show({ value: 9, max: 10, step: 4, min: 6 });
    fireEvent.click(screen.getByLabelText('More'));
    fireEvent.click(screen.getByLabelText('Less'));
    expect(onChange.mock.calls).toEqual([[10], [6]]);
  });

  test('says that its last step removes', () => {
    const onChange = show({ value: 1, removeLabel: 'Remove' });
    fireEvent.click(screen.getByLabelText('Remove'));
    expect(onChange).toHaveBeenCalledWith(0);
    expect(screen.queryByLabelText('Less')).toBeNull();
  });

  test('may say its value with a unit', () => {
    show({ valueText: '200 g' });
    expect(screen.getByText('200 g')).toBeTruthy();
  });
});
